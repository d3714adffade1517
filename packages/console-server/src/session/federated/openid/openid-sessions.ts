import { isRecord } from '@edconsole/console-core/contract'
import { z } from 'zod'
import type { Db } from '../../../db/schema.ts'
import type { ServerContext } from '../../../server-context.ts'
import { sessionHashOf } from '../../session-store.ts'

const keptSchema = z.object({
  clientId: z.string(),
  idToken: z.string(),
  authorizationEndpoint: z.string(),
  endSessionEndpoint: z.string().optional(),
  checkSessionIframe: z.string().optional(),
})

/** A session at a provider, as its answer to a sign-in describes it. */
export type ProviderSession = {
  readonly issuer: string
  readonly subject: string
  /** The provider's name of the session. */
  readonly sid: string | null
  /** What the provider's frame compares its session with. */
  readonly sessionState: string | null
  readonly kept: z.infer<typeof keptSchema>
}

type Context = Pick<ServerContext, 'db' | 'secrets'>

/** Remembers whose session at a provider a session here is; what was known of it before is replaced. */
export const keepOpenIdSession = async (
  { db, secrets }: Context,
  token: string,
  authenticationId: number,
  { kept, ...session }: ProviderSession,
): Promise<void> => {
  const row = Object.assign(session, { authenticationId, sealed: secrets.seal(JSON.stringify(kept)) })
  await db
    .insertInto('openidSessions')
    .values(Object.assign({ sessionIdHash: sessionHashOf(token) }, row))
    .onConflict((conflict) => conflict.column('sessionIdHash').doUpdateSet(row))
    .execute()
}

/** The session at a provider that a session here began with, and whether signing out here ends it too. */
export type FoundProviderSession = ProviderSession & {
  readonly authenticationId: number
  readonly endsThere: boolean
}

/** Finds the session at a provider that a session here began with. */
export const openIdSessionOf = async (
  { db, secrets }: Context,
  token: string | undefined,
): Promise<FoundProviderSession | undefined> => {
  if (token === undefined) return undefined
  const row = await db
    .selectFrom('openidSessions')
    .innerJoin('authentications', 'authentications.id', 'openidSessions.authenticationId')
    .select(['authenticationId', 'issuer', 'subject', 'sid', 'sessionState', 'sealed', 'settings'])
    .where('sessionIdHash', '=', sessionHashOf(token))
    .executeTakeFirst()
  if (!row) return undefined
  const { sealed, settings, ...session } = row
  const kept = keptSchema.parse(JSON.parse(secrets.open(sealed)))
  const endsThere = isRecord(settings) && settings.endProviderSession === true
  return Object.assign(session, { kept, endsThere })
}

/** The provider's frame that tells whether a session is still the same, and what it is asked with. */
export type SessionCheck = {
  readonly frame: string
  readonly clientId: string
  readonly sessionState: string
  readonly authorizationEndpoint: string
}

/** What a session is checked with; undefined where its provider has no frame, or named no state. */
export const sessionCheckOf = async (
  context: Context,
  token: string | undefined,
): Promise<SessionCheck | undefined> => {
  const found = await openIdSessionOf(context, token)
  const { sessionState = null, kept } = found ?? {}
  if (sessionState === null || kept?.checkSessionIframe === undefined) return undefined
  const { checkSessionIframe: frame, clientId, authorizationEndpoint } = kept
  return { frame, clientId, sessionState, authorizationEndpoint }
}

type Ended = { readonly authenticationId: number; readonly issuer: string } & Partial<
  Record<'subject' | 'sid', string>
>

/** Ends the sessions that began with one session at a provider, or with any session of one person there. */
export const endOpenIdSessions = async (
  db: Db,
  { authenticationId, issuer, subject, sid }: Ended,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('idHash', 'in', (eb) =>
      eb
        .selectFrom('openidSessions')
        .select('sessionIdHash')
        .where('authenticationId', '=', authenticationId)
        .where('issuer', '=', issuer)
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
        .$if(sid !== undefined, (query) => query.where('sid', '=', sid ?? '')),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
