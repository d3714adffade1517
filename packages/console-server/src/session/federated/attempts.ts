import { createHash, randomBytes } from 'node:crypto'
import { isRecord } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { refuseForNow } from '../../http/api-error.ts'
import { networkOf } from '../../network/networks.ts'
import type { ServerContext } from '../../server-context.ts'
import { safeReturnTo } from '../safe-return-to.ts'
import { readAttemptCookie, writeAttemptCookie } from '../session-cookie.ts'

/** Long enough for a person to find their second factor. */
export const ATTEMPT_MS = 10 * 60_000
/** A school may share one address, and its pupils begin at the same time. */
const OPEN_PER_NETWORK = 5000

type Kept = Readonly<Record<string, string>>

/** A sign-in that came back. */
export type Attempt = {
  readonly authenticationId: number
  readonly returnTo: string
  /** What the answer is checked against, such as `nonce` and `codeVerifier`. */
  readonly kept: Kept
}

/**
 * Remembers a sign-in that a browser leaves for, for ten minutes and one use. It is bound to the browser, so no one can be
 * tricked into finishing another person's sign-in.
 * @returns the state, which comes back with the answer
 */
export const beginAttempt = async (
  { db, secrets, now }: Pick<ServerContext, 'db' | 'secrets' | 'now'>,
  c: Context<ApiEnv>,
  {
    authenticationId,
    returnTo,
    kept,
  }: { authenticationId: number; returnTo: string | undefined; kept: Kept },
): Promise<string> => {
  const network = networkOfCaller(c)
  await db.deleteFrom('federatedAttempts').where('expiresAt', '<=', now().toISOString()).execute()
  const { open } = await db
    .selectFrom('federatedAttempts')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  if (open >= OPEN_PER_NETWORK) refuseForNow(c, ATTEMPT_MS, 'Too many sign-ins have begun from your network.')
  const state = newToken()
  // Shared by the tabs of a browser, each of which has a state of its own.
  const browser = readAttemptCookie(c) ?? newToken()
  writeAttemptCookie(c, browser, ATTEMPT_MS)
  await db
    .insertInto('federatedAttempts')
    .values({
      stateHash: hashOf(state),
      authenticationId,
      browserHash: hashOf(browser),
      network,
      sealed: secrets.seal(JSON.stringify(kept)),
      returnTo: safeReturnTo(returnTo),
      expiresAt: new Date(now().getTime() + ATTEMPT_MS),
    })
    .execute()
  return state
}

/**
 * Takes a sign-in that came back: it can't be taken again, whatever becomes of it.
 * @returns undefined if it is unknown, over, taken or of another browser
 */
export const takeAttempt = async (
  { db, secrets, now }: Pick<ServerContext, 'db' | 'secrets' | 'now'>,
  c: Context<ApiEnv>,
  state: string,
): Promise<Attempt | undefined> => {
  const browser = readAttemptCookie(c)
  if (browser === undefined) return undefined
  // The attempt of another browser stays: a stranger can't end another person's sign-in either.
  const taken = await db
    .deleteFrom('federatedAttempts')
    .where('stateHash', '=', hashOf(state))
    .where('browserHash', '=', hashOf(browser))
    .where('expiresAt', '>', now().toISOString())
    .returning(['authenticationId', 'returnTo', 'sealed'])
    .executeTakeFirst()
  if (!taken) return undefined
  const { sealed, ...attempt } = taken
  return { ...attempt, kept: keptIn(secrets.open(sealed)) }
}

/** The network of a browser; `local` where there is none in between. */
export const networkOfCaller = (c: Context<ApiEnv>): string => {
  const { address } = c.get('connection')
  return address === null ? 'local' : networkOf(address)
}

const keptIn = (text: string): Kept => {
  const value: unknown = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([name, one]) => [name, String(one)]),
  )
}

/** Creates a token that no one can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
