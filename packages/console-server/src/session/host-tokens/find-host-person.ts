import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Arrival } from '../caller-memory.ts'
import { FEDERATED_REFUSALS, type FederatedRefusal } from '../federated/federated-identity.ts'
import { matchPerson, type PersonMatch } from '../federated/match-person.ts'
import { type Asked, askWho, callerOf } from '../find-caller.ts'
import type { HostPerson } from './host-token.ts'

/** How long a token's account isn't looked for again; roles, locks and the like count at once. */
const MATCHED_MS = 60_000

/**
 * Finds the caller that a host's token stands for, as a sign-in with an identity provider finds its person.
 * @throws ApiError 403 if the person has no usable account
 */
export const findHostPerson = async (
  { db, callers }: Pick<ServerContext, 'db' | 'callers'>,
  token: string,
  { person, now, wanted, version }: Asked & { person: HostPerson },
): Promise<Arrival> => {
  const hash = createHash('sha256').update(token).digest('hex')
  const remembered = callers.recall(hash, wanted, { version, now })
  if (remembered) return remembered
  const { issuer, identity } = person
  const match = await matchPerson(
    db,
    {
      clientId: issuer.clientId,
      keys: [KEYS[issuer.matchBy]],
      sisIdOf: issuer.matchBy === 'studentId' ? 'student' : 'staff',
      linkedBy: null,
    },
    identity,
  )
  const refuse = (refusal: FederatedRefusal): never => {
    throw new ApiError(403, FEDERATED_REFUSALS[refusal].text(new URL(issuer.issuer).hostname))
  }
  if (match.kind !== 'found') return refuse(REFUSAL_OF[match.kind])
  const { id, isEnabled, locked, userId } = match.account
  if (!isEnabled) return refuse('accountDisabled')
  const found = await askWho(db, sql`select user_id from accounts where id = ${id}`, wanted)
  if (!found) return refuse(userId !== null && locked ? 'accountLocked' : 'noUser')
  const arrival = { caller: callerOf(found), lea: found.lea }
  callers.remember(hash, wanted, { arrival, version, until: now.getTime() + MATCHED_MS }, now)
  return arrival
}

const KEYS = { email: 'email', username: 'username', staffId: 'sisId', studentId: 'sisId' } as const

const REFUSAL_OF = {
  none: 'unknownPerson',
  several: 'severalPeople',
  unverifiedEmail: 'unverifiedEmail',
  linkedToOther: 'linkedToOther',
} as const satisfies Record<Exclude<PersonMatch['kind'], 'found'>, FederatedRefusal>
