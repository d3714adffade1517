import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { consoleAddress } from '../http/console-address.ts'
import type { Call } from '../http/handler.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { beyondReach } from '../people/role-reach.ts'
import type { Caller } from '../session/caller.ts'
import { accountWay } from './account-way.ts'
import { followPeople } from './follow-people.ts'
import { staffOfId } from './staff-of-year.ts'

/**
 * Updates the account of a staff member whom a call has just added or changed. What stands against it is in the log
 * of account changes: the person is saved all the same.
 * @throws ApiError 409 when the caller's own account would be disabled; 403 when an account that opens more than the
 *   caller's own would be signed in to under another name or address
 */
export const followStaffMember = async (
  trx: Db,
  call: Pick<Call, 'db' | 'caller' | 'lea' | 'now' | 'http' | 'publicUrl' | 'allowedOrigins'>,
  { staffId, schoolYear }: { staffId: string; schoolYear: number },
): Promise<void> => {
  const at = call.now()
  const way = await accountWay(trx, call.lea)
  if (way?.schoolYear !== schoolYear) return
  const person = await staffOfId(trx, way, { staffId, now: at })
  if (!person) return
  const by = await authorOf({ db: trx, caller: call.caller })
  const followed = await followPeople(trx, way, {
    people: [person],
    cause: { at, batchId: null, by, consoleUrl: addressOf(call) },
  })
  const caller = requireCaller(call)
  if (followed.some(({ shut }) => shut.includes(caller.userId)))
    throw new ApiError(409, "You can't disable your own account.")
  const others = followed.flatMap(({ readdressed }) => readdressed).filter((id) => id !== caller.userId)
  await requireReachOver(trx, caller, others)
}

/** An invitation isn't worth refusing the person for; it is tried again once the server knows its address. */
const addressOf = (call: Parameters<typeof consoleAddress>[0]): string | null => {
  try {
    return consoleAddress(call)
  } catch {
    return null
  }
}

/** A new password is sent to the address, so changing the address would be a way to become anyone. */
const requireReachOver = async (trx: Db, caller: Caller, userIds: readonly number[]): Promise<void> => {
  if (userIds.length === 0) return
  const beyond = await beyondReach(
    trx,
    caller,
    sql`select role_name from user_roles where user_id in (${sql.join(userIds)})`,
  )
  if (beyond.length > 0)
    throw new ApiError(
      403,
      `This person's account has ${beyond.join(', ')}, which you don't have, so you can't change how they sign in.`,
    )
}
