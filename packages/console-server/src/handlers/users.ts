import type { AccountFieldChange, User, UserChange } from '@edconsole/console-core/contract'
import { audited } from '../audit/record-changes.ts'
import { callerDistricts } from '../db/caller-districts.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { changePeople } from '../people/change-people.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import { changedNames, keepOwnRoles, requireReach } from '../people/role-reach.ts'
import type { Caller } from '../session/caller.ts'
import { endSessionsOf } from '../session/session-store.ts'
import { findUser, userPlan, userRows } from './users/user-rows.ts'

/** Changes what a user may do: status, roles and districts. It counts from the user's next call. */
const changeUser = async (call: Call<UserChange>, id: number): Promise<User> => {
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
      throw new ApiError(409, "You can't disable your own account.", 'status')
    const changes = differences(before, { ...before, status, roles, districtIds })
    if (changes.length === 0) return before
    await audited(trx, call, { kind: 'user', keys: [id] }, async () => {
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
    })
    return findUser(trx, caller, id)
  })
}

export const userHandlers = {
  'users.list': (call) =>
    runList(userRows(call.db, requireCaller(call)), userPlan, parseListQuery(userPlan, call.query)),
  'users.get': (call) => findUser(call.db, requireCaller(call), numberParam(call)),
  'users.update': (call) => changeUser(call, numberParam(call)),
} satisfies Partial<Handlers>

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

/** Refuses roles that do not exist, that are not for this user, or that the caller cannot hand on. */
const checkRoles = async (db: Db, caller: Caller, user: User, roles: readonly string[]): Promise<void> => {
  const changed = changedNames(user.roles, roles)
  if (changed.length === 0) return
  const known = await db.selectFrom('roles').select(['name', 'scope']).where('name', 'in', changed).execute()
  for (const name of changed.filter((one) => roles.includes(one))) {
    const role = known.find((one) => one.name === name)
    if (!role) throw new ApiError(400, `'roles' can't include ${name}, which doesn't exist.`, 'roles')
    if (role.scope === 'provider' && user.clientId !== null)
      throw new ApiError(400, `'roles' can't include ${name}, which is for provider staff only.`, 'roles')
  }
  await requireReach(db, caller, changed)
}

/** Refuses districts that do not exist or are not the caller's; to people of a client both are one answer. */
const checkDistricts = async (
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
    throw new ApiError(400, `'districtIds' can't include ${strange}, which doesn't exist.`, 'districtIds')
  throw new ApiError(403, `You don't have access to district ${strange}.`, 'districtIds')
}

/** Roles and status apply in every district of a user: changing them requires access to all of these. */
const checkOwnPerson = async (db: Db, caller: Caller, userId: number): Promise<void> => {
  if (caller.isEmployee) return
  const elsewhere = await db
    .selectFrom('userDistricts')
    .select('districtId')
    .where('userId', '=', userId)
    .where('districtId', 'not in', callerDistricts(db, caller).select('districts.id'))
    .executeTakeFirst()
  if (elsewhere)
    throw new ApiError(
      403,
      "This user also belongs to a district you don't have access to. Ask the provider.",
    )
}
