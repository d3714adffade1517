import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { refuseForNow } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { networkOfCaller } from './attempts.ts'
import type { FederatedAuthentication, FederatedRefusal } from './federated-identity.ts'

const KEPT_MS = 90 * 86_400_000
const WINDOW_MS = 15 * 60_000
/** A school may share one address. */
const REFUSALS_PER_NETWORK = 300

export type FederatedOutcome = {
  /** The ID is null if it isn't known which one it was. */
  readonly authentication: Pick<FederatedAuthentication, 'clientId' | 'provider'> & {
    readonly id: number | null
  }
  readonly outcome: 'in' | FederatedRefusal
  readonly accountId?: number | undefined
  readonly subject?: string | undefined
  readonly claims?: Readonly<Record<string, unknown>>
  /** For operators; nothing personal, and no secret. */
  readonly problem?: string | undefined
}

/**
 * Writes down how a sign-in ended, for 90 days.
 * @returns its reference number, by which `console-server sign-ins` finds it
 */
export const recordFederatedSignIn = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  c: Context<ApiEnv>,
  { authentication, outcome, accountId, subject, claims = {}, problem }: FederatedOutcome,
): Promise<string> => {
  const [at, network] = [now(), networkOfCaller(c)]
  if (outcome !== 'in') await refuseFlood(db, c, { network, at })
  const reference = newReference()
  await db
    .insertInto('federatedSignIns')
    .values({
      reference,
      at,
      network,
      clientId: authentication.clientId,
      authenticationId: authentication.id,
      provider: authentication.provider,
      outcome,
      accountId: accountId ?? null,
      subject: subject ?? null,
      claims: json(claims),
      problem: problem ?? null,
    })
    .execute()
  await db
    .deleteFrom('federatedSignIns')
    .where('at', '<', new Date(at.getTime() - KEPT_MS).toISOString())
    .execute()
  return reference
}

/** Returns the sign-ins that people were told this number of. */
export const findFederatedSignIns = (db: Db, reference: string) =>
  db
    .selectFrom('federatedSignIns')
    .selectAll()
    .where('reference', '=', reference.trim())
    .orderBy('id')
    .execute()

/** Keeps attackers from filling the log and from trying identities without end. */
const refuseFlood = async (
  db: Db,
  c: Context<ApiEnv>,
  { network, at }: { network: string; at: Date },
): Promise<void> => {
  const { refused } = await db
    .selectFrom('federatedSignIns')
    .select((eb) => eb.fn.countAll<number>().as('refused'))
    .where('network', '=', network)
    .where('outcome', '<>', 'in')
    .where('at', '>', new Date(at.getTime() - WINDOW_MS).toISOString())
    .executeTakeFirstOrThrow()
  if (refused >= REFUSALS_PER_NETWORK)
    refuseForNow(c, WINDOW_MS, 'Too many sign-ins from your network were refused.')
}

/** Short enough to be read out, and tells nothing of how many there are. */
const newReference = (): string =>
  `${randomInt(10_000).toString().padStart(4, '0')}-${randomInt(10_000).toString().padStart(4, '0')}`
