import type { User } from '@edconsole/console-core/contract'
import { callerDistricts } from '../../db/caller-districts.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../session/caller.ts'

/** Refuses districts that do not exist or are not the caller's; to people of a client both are one answer. */
export const checkDistricts = async (
  db: Db,
  caller: Caller,
  user: User,
  districtIds: readonly number[],
): Promise<void> => {
  const added = districtIds.filter((id) => !user.districtIds.includes(id))
  if (added.length === 0) return
  const own = await callerDistricts(db, caller)
    .select('districts.id')
    .where('districts.id', 'in', added)
    .execute()
  const strange = added.find((id) => !own.some((district) => district.id === id))
  if (strange === undefined) return
  if (caller.isEmployee)
    throw new ApiError(400, `'districtIds' names ${strange}, which does not exist.`, 'districtIds')
  throw new ApiError(403, `The district ${strange} is not one of yours.`, 'districtIds')
}

/** Roles and status count in every district of a user: whoever changes them must have all of these. */
export const checkOwnPerson = async (db: Db, caller: Caller, userId: number): Promise<void> => {
  if (caller.isEmployee) return
  const elsewhere = await db
    .selectFrom('userDistricts')
    .select('districtId')
    .where('userId', '=', userId)
    .where('districtId', 'not in', callerDistricts(db, caller).select('districts.id'))
    .executeTakeFirst()
  if (elsewhere)
    throw new ApiError(403, 'This user also belongs to a district that is not yours: ask the provider.')
}
