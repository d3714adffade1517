import type { RoleDefinition } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { rolesReachedFrom, rolesReaching } from '../../people/role-reach.ts'
import type { Caller } from '../../session/caller.ts'
import { visibleUsers } from '../users/user-rows.ts'

/** Roles as lists show them; users are counted as far as the caller may know of them. */
export const roleRows = (db: Db, caller: Caller) =>
  db
    .selectFrom('roles')
    .selectAll('roles')
    .select([
      children.as('children'),
      reachableRoles.as('reachableRoles'),
      sql<number>`(
        select count(distinct given.user_id) from user_roles given
        where given.role_name in ${rolesReaching(sql`select roles.name`)}
          and given.user_id in ${visibleUsers(db, caller).select('users.id')})`.as('userCount'),
    ])

export const findRole = async (db: Db, caller: Caller, id: number): Promise<RoleDefinition> => {
  const role = await roleRows(db, caller).where('roles.id', '=', id).executeTakeFirst()
  if (role) return role
  throw new ApiError(404, 'Role not found.')
}

const children = sql<string[]>`(
  select coalesce(jsonb_agg(own.inherits_name order by own.inherits_name), '[]')
  from role_inheritance own where own.role_name = roles.name)`

const reachableRoles = sql<string[]>`(
  select jsonb_agg(name order by name) from ${rolesReachedFrom(sql`select roles.name`)} as reached)`
