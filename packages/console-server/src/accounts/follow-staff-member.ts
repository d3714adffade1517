import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { authorOf } from '../http/author-of.ts'
import type { Call } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { accountWay } from './account-way.ts'
import { followPeople } from './follow-people.ts'
import { staffOfId } from './staff-of-year.ts'

/**
 * Lets the account of somebody whom a call has just added or changed follow at once. What stands against it is in the log
 * of account changes: the person is saved all the same.
 * @throws ApiError 409 when the caller's own account would be disabled
 */
export const followStaffMember = async (
  trx: Db,
  call: Pick<Call, 'db' | 'caller' | 'lea' | 'now'>,
  { staffId, schoolYear }: { staffId: string; schoolYear: number },
): Promise<void> => {
  const at = call.now()
  const way = await accountWay(trx, call.lea)
  if (way?.schoolYear !== schoolYear) return
  const person = await staffOfId(trx, way, { staffId, now: at })
  if (!person) return
  const by = await authorOf({ db: trx, caller: call.caller })
  const followed = await followPeople(trx, way, { people: [person], cause: { at, batchId: null, by } })
  if (followed.some(({ shut }) => shut.includes(requireCaller(call).userId)))
    throw new ApiError(409, 'You cannot disable the account that you are signed in with.')
}
