import type { RoleChange, RoleDefinition } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { callerDistricts } from '../../db/caller-districts.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { changePeople } from '../../people/change-people.ts'
import { keepOwnRoles } from '../../people/keep-own-roles.ts'
import { changedNames, requireReach } from '../../people/require-reach.ts'
import { rolesReaching, theseRoles } from '../../people/role-reach.ts'
import type { Caller } from '../../session/caller.ts'
import { resolveChildren, setChildren } from './resolve-children.ts'
import { findRole } from './role-rows.ts'

/** Changes a custom role: its words, and what it inherits. Whoever has it feels it from the next call on. */
export const changeRole = async (call: Call<RoleChange>, id: number): Promise<RoleDefinition> => {
  const caller = requireCaller(call)
  const author = await authorOf(call)
  return changePeople(call.db, async (trx) => {
    const before = await findRole(trx, caller, id)
    refuseStale(call, before, 'this role')
    const { displayName = before.displayName, description = before.description, children: wanted } = call.body
    const children = wanted ? await resolveChildren(trx, before, wanted) : before.children
    if (before.roleType === 'system')
      throw new ApiError(409, `${before.name} is built in and can't be changed.`)
    const changed = changedNames(before.children, children)
    await requireReach(trx, caller, changed)
    await checkOwnRole(trx, caller, before)
    if (changed.length === 0 && displayName === before.displayName && description === before.description)
      return before
    await trx
      .updateTable('roles')
      .set({ displayName, description, updatedAt: call.now(), updatedBy: author })
      .where('id', '=', id)
      .execute()
    await setChildren(trx, before.name, children)
    await keepOwnRoles(trx, caller)
    return findRole(trx, caller, id)
  })
}

/** Roles have no district: people of a client change one only while nobody outside their districts has it. */
const checkOwnRole = async (trx: Db, caller: Caller, { name, scope }: RoleDefinition): Promise<void> => {
  if (caller.isEmployee) return
  if (scope === 'provider') throw new ApiError(403, `Only provider staff can change ${name}.`)
  const elsewhere = await trx
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('users.id')
    .where(sql<boolean>`user_roles.role_name in ${rolesReaching(theseRoles([name]))}`)
    .where((eb) =>
      eb.or([
        eb('users.clientId', 'is', null),
        eb.exists(
          eb
            .selectFrom('userDistricts')
            .select('userDistricts.userId')
            .whereRef('userDistricts.userId', '=', 'users.id')
            .where('userDistricts.districtId', 'not in', callerDistricts(trx, caller).select('districts.id')),
        ),
      ]),
    )
    .executeTakeFirst()
  if (elsewhere)
    throw new ApiError(403, `${name} is also used outside your districts: ask the provider to change it.`)
}
