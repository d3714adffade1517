import type { NewRole, RoleChange, RoleDefinition } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { auditCreated, audited } from '../../audit/record-changes.ts'
import { callerDistricts } from '../../db/caller-districts.ts'
import { uniqueViolation } from '../../db/database-errors.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { changePeople } from '../../people/change-people.ts'
import {
  changedNames,
  keepOwnRoles,
  requireReach,
  rolesReaching,
  theseRoles,
} from '../../people/role-reach.ts'
import type { Caller } from '../../session/caller.ts'
import { resolveChildren, setChildren } from './resolve-children.ts'
import { findRole } from './role-rows.ts'

/** Changes a custom role: its words, and what it inherits. Its users feel it from the next call on. */
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
    if (displayName !== before.displayName) await requireOwnDisplayName(trx, displayName, id)
    await audited(trx, call, { kind: 'role', keys: [id] }, async () => {
      await trx
        .updateTable('roles')
        .set({ displayName, description, updatedAt: call.now(), updatedBy: author })
        .where('id', '=', id)
        .execute()
      await setChildren(trx, before.name, children)
      await keepOwnRoles(trx, caller)
    })
    return findRole(trx, caller, id)
  })
}

/** Roles have no district: people of a client change one only while no one outside their districts has it. */
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

/** Lists name roles by it: with two alike nobody knows which one they give. */
const requireOwnDisplayName = async (trx: Db, displayName: string, id?: number): Promise<void> => {
  const other = await trx
    .selectFrom('roles')
    .select('name')
    .where(sql<boolean>`lower(roles.display_name) = lower(${displayName})`)
    .$if(id !== undefined, (roles) => roles.where('id', '!=', id ?? 0))
    .executeTakeFirst()
  if (other)
    throw new ApiError(400, `'displayName' is already used by the role ${other.name}.`, 'displayName')
}

/** Adds a role of the customer's own, made of roles that its maker has. */
export const createRole = async (call: Call<NewRole>): Promise<RoleDefinition> => {
  const caller = requireCaller(call)
  const { name, displayName, description = '', children: wanted = [], scope = 'client' } = call.body
  const author = await authorOf(call)
  const at = call.now()
  const meta = { createdAt: at, createdBy: author, updatedAt: at, updatedBy: author }
  try {
    return await changePeople(call.db, async (trx) => {
      const children = await resolveChildren(trx, { name, scope }, wanted)
      if (scope === 'provider' && !caller.isEmployee)
        throw new ApiError(403, 'Only provider staff can create roles for provider staff.')
      await requireReach(trx, caller, children)
      await requireOwnDisplayName(trx, displayName)
      const { id } = await trx
        .insertInto('roles')
        .values({ name, displayName, description, scope, roleType: 'custom', ...meta })
        .returning('id')
        .executeTakeFirstOrThrow()
      await setChildren(trx, name, children)
      await auditCreated(trx, call, { kind: 'role', keys: [id] })
      return findRole(trx, caller, id)
    })
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new ApiError(400, `'name' is already used by the role ${name}.`, 'name')
  }
}
