import type { ServiceTokenAccess } from '@edconsole/console-core/contract'
import type { ServerContext } from '../server-context.ts'
import type { Arrival } from './caller-memory.ts'
import { type Asked, askWho, callerOf } from './find-caller.ts'
import { noteTokenUse, serviceTokenHash, USED_EVERY_MS, validServiceToken } from './service-tokens.ts'

type Token = {
  readonly tokenId: number
  readonly access: ServiceTokenAccess
  readonly lastUsedAt: string | null
  readonly expiresAt: string
}

/**
 * Finds the service account of a token. Like a session, a revoked token or a disabled account ends with the next call in every
 * process.
 * @returns null if the token is unknown, revoked or expired, or if its account is closed or no longer a service account
 */
export const findProgram = async (
  { db, callers }: Pick<ServerContext, 'db' | 'callers'>,
  token: string,
  { now, wanted, version }: Asked,
): Promise<Arrival | null> => {
  const hash = serviceTokenHash(token)
  const remembered = callers.recall(hash, wanted, { version, now })
  if (remembered) return remembered
  const found = await askWho<Token>(db, validServiceToken(hash, now), wanted)
  if (!found) return null
  const { tokenId, access, lastUsedAt, expiresAt, lea } = found
  const used = await noteTokenUse(db, { id: tokenId, lastUsedAt, now })
  const arrival = { caller: callerOf(found), lea, program: { mayWrite: access === 'write' } }
  const until = Math.min(used.getTime() + USED_EVERY_MS, Date.parse(expiresAt))
  callers.remember(hash, wanted, { arrival, version, until }, now)
  return arrival
}
