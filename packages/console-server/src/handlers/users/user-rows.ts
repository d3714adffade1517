import { resources, type User } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { callerDistricts } from '../../db/caller-districts.ts'
import { columnField, customField, lastNameField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { authXAccountId } from '../../people/auth-x-account-id.ts'
import { rolesReachedFrom, rolesReaching, theseRoles } from '../../people/role-reach.ts'
import type { Caller } from '../../session/caller.ts'

/** Users as lists show them, limited to those the caller may see; or the given users instead. */
export const userRows = (db: Db, caller: Caller, users = visibleUsers(db, caller)) =>
  users
    .leftJoin('clients', 'clients.id', 'users.clientId')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'users.emailAddress', 'users.firstName', 'users.lastName', 'users.status'])
    .select(['users.clientId', 'clients.clientName', 'users.lastLogin', 'users.lastActiveAt'])
    .select(['accounts.id as accountId', authXAccountId<number | null>()])
    .select(['users.createdAt', 'users.createdBy', 'users.updatedAt', 'users.updatedBy'])
    .select([
      ssoUser.as('ssoUser'),
      givenRoles.as('roles'),
      reachableRoles.as('reachableRoles'),
      sql<number[]>`(
        select coalesce(jsonb_agg(own.district_id order by own.district_id), '[]')
        from user_districts own where own.user_id = users.id
          and own.district_id in ${callerDistricts(db, caller).select('districts.id')})`.as('districtIds'),
    ])

/** One of them; users of other districts are not found. */
export const findUser = async (db: Db, caller: Caller, id: number): Promise<User> => {
  const user = await userRows(db, caller).where('users.id', '=', id).executeTakeFirst()
  if (user) return user
  throw new ApiError(404, 'User not found.')
}

const ssoUser = sql<User['ssoUser']>`jsonb_build_object(
  'name', users.first_name || ' ' || users.last_name, 'firstName', users.first_name,
  'lastName', users.last_name, 'email', users.email_address, 'authType', users.auth_type)`

const rolesOfUser = sql`select role_name from user_roles given where given.user_id = users.id`

const givenRoles = sql<string[]>`(
  select coalesce(jsonb_agg(role_name order by role_name), '[]') from (${rolesOfUser}) as mine)`

const reachableRoles = sql<string[]>`(
  select coalesce(jsonb_agg(name order by name), '[]') from ${rolesReachedFrom(rolesOfUser)} as reached)`

export const userPlan = listPlan(resources.users.list, {
  fields: {
    id: columnField('integer', 'users.id'),
    lastName: lastNameField(sql.ref('users.lastName'), sql.ref('users.firstName')),
    emailAddress: columnField('text', 'users.emailAddress'),
    status: columnField('code', 'users.status'),
    lastLogin: maybeEmpty(columnField('instant', 'users.lastLogin')),
    clientId: columnField('integer', 'users.clientId'),
    accountId: columnField('integer', 'accounts.id'),
    authXAccountId: columnField('integer', 'accounts.authxAccountId'),
    reachableRoles: customField(
      (names) => sql`exists (select from user_roles given where given.user_id = users.id
        and given.role_name in ${rolesReaching(theseRoles(names))})`,
    ),
  },
  searched: [sql.ref('users.searchText')],
})

/** Users that the caller may see: all for provider staff, otherwise the people of the clients of their own districts. */
export const visibleUsers = (db: Db, caller: Caller) =>
  db
    .selectFrom('users')
    .$if(!caller.isEmployee, (query) =>
      query
        .where('users.clientId', 'is not', null)
        .where('users.id', 'in', (eb) =>
          eb
            .selectFrom('userDistricts')
            .select('userDistricts.userId')
            .where('userDistricts.districtId', 'in', callerDistricts(db, caller).select('districts.id')),
        ),
    )
