import type { AccountFieldChange, User, UserChange } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { changePeople } from '../../people/change-people.ts'
import { keepOwnRoles } from '../../people/keep-own-roles.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { checkDistricts, checkOwnPerson } from './check-districts.ts'
import { checkRoles } from './check-roles.ts'
import { findUser } from './user-rows.ts'

/** Changes what a user may do: status, roles and districts. It counts from the user's next call. */
export const changeUser = async (call: Call<UserChange>, id: number): Promise<User> => {
  const caller = requireCaller(call)
  const author = await authorOf(call)
  const now = call.now()
  return changePeople(call.db, async (trx) => {
    const before = await findUser(trx, caller, id)
    refuseStale(call, before, 'this user')
    const { status = before.status, ...lists } = call.body
    const roles = sorted(lists.roles ?? before.roles)
    const districtIds = sorted(lists.districtIds ?? before.districtIds)
    await checkRoles(trx, caller, before, roles)
    await checkDistricts(trx, caller, before, districtIds)
    await checkOwnPerson(trx, caller, id)
    if (status === 'disabled' && id === caller.userId)
      throw new ApiError(409, 'You cannot disable yourself.', 'status')
    const changes = differences(before, { ...before, status, roles, districtIds })
    if (changes.length === 0) return before
    await trx
      .updateTable('users')
      .set({ status, updatedAt: now, updatedBy: author })
      .where('id', '=', id)
      .execute()
    await giveRoles(trx, id, roles)
    await giveDistricts(trx, id, districtIds)
    if (id === caller.userId) await keepOwnRoles(trx, caller)
    if (status !== 'active') await endSessionsOf(trx, id)
    const { accountId } = before
    const action = status === before.status ? 'update' : status === 'active' ? 'enable' : 'disable'
    if (accountId !== null)
      await logAccountChange(trx, { accountId, action, changes, triggeredBy: author, now })
    return findUser(trx, caller, id)
  })
}

/** Once each, in an order that does not depend on who sent it. */
const sorted = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))

const differences = (before: User, after: User): AccountFieldChange[] =>
  (['status', 'roles', 'districtIds'] as const)
    .map((field) => ({ field, from: String(before[field]), to: String(after[field]) }))
    .filter(({ from, to }) => from !== to)

const giveRoles = async (trx: Db, userId: number, roles: readonly string[]): Promise<void> => {
  await trx.deleteFrom('userRoles').where('userId', '=', userId).execute()
  if (roles.length === 0) return
  await trx
    .insertInto('userRoles')
    .values(roles.map((roleName) => ({ userId, roleName })))
    .execute()
}

const giveDistricts = async (trx: Db, userId: number, districtIds: readonly number[]): Promise<void> => {
  await trx.deleteFrom('userDistricts').where('userId', '=', userId).execute()
  if (districtIds.length === 0) return
  await trx
    .insertInto('userDistricts')
    .values(districtIds.map((districtId) => ({ userId, districtId })))
    .execute()
}
