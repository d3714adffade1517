import { type Person, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, customField, lastNameField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { isLocked } from './accounts/account-rows.ts'

export const districtPeopleHandlers = {
  'people.list': (call) => runList(personRows(call.db, call), plan, parseListQuery(plan, call.query)),
} satisfies Partial<Handlers>

type People = Omit<Person, 'authXAccountId'> & { authxAccountId: number | null; searchText: string }

/** Staff records of the district's year and accounts of its client, each person once. */
const personRows = (db: Db, { lea, now }: Pick<Call, 'lea' | 'now'>) =>
  db
    .selectFrom(sql<People>`(${people(lea, now())})`.as('people'))
    .select(['id', 'staffRowId', 'staffId', 'firstName', 'lastName', 'emailAddress', 'username', 'role'])
    .select(['siteCodes', 'isManual', 'accountState', 'authProvider', 'roles', 'accountId', 'updatedAt'])
    .select(['lockedAt', 'lockedUntil', 'lockReason', 'failedLoginCount', 'mustChangePassword'])
    .select(['passwordChangedAt', 'lastLogin', 'lastLoginIp', 'lockedFrom', 'invitation', 'invitedAt'])
    .select(sql<number | null>`people.authx_account_id`.as<'authXAccountId'>(sql.raw('"authXAccountId"')))

// A record of somebody who is gone counts while their account is there. Of several accounts of one record the oldest counts,
// as in the list of staff.
const people = (lea: string, now: Date) => sql`
  with own as (
    select accounts.*, authentications.provider, local_passwords.changed_at, districts.sis_year, users.status,
      ${isLocked(now)} as is_locked, invitations.sent_at as invited_at,
      case when invitations.due_at is not null then 'queued' when invitations.sent_at is not null then 'sent'
        when invitations.account_id is not null then 'failed' end as invitation
    from accounts
      join districts on districts.illuminate_client_id = accounts.client_id and districts.lea = ${lea}
      left join authentications on authentications.id = accounts.authentication_id
      left join local_passwords on local_passwords.account_id = accounts.id
      left join users on users.id = accounts.user_id
      left join invitations on invitations.account_id = accounts.id
    where coalesce(accounts.lea, districts.lea) = districts.lea and accounts.user_type in ('staff', 'service')
  ), linked as (
    select distinct on (staff_id) * from own where staff_id is not null order by staff_id, id
  ), staff as (
    select * from sis_rows
    where lea = ${lea} and component = 'staff'
      and school_year = (select sis_year from districts where lea = ${lea})
  )
  select 's' || staff.id as id, staff.id as staff_row_id, staff.source_id as staff_id,
    staff.data->>'firstName' as first_name, staff.data->>'lastName' as last_name,
    coalesce(staff.data->>'emailAddress', linked.email_address) as email_address,
    coalesce(linked.username, staff.data->>'username') as username, staff.data->>'role' as role,
    coalesce(staff.data->'siteCodes', '[]') as site_codes, staff.is_manual,
    staff.search_text || ' ' || coalesce(linked.search_text, '') as search_text,
    ${ofAccount('linked')}
  from staff left join linked on linked.staff_id = staff.source_id
  where staff.is_active or linked.id is not null
  union all
  select 'a' || own.id, null, own.staff_id, own.first_name, own.last_name, own.email_address, own.username,
    null, '[]', true, own.search_text, ${ofAccount('own')}
  from own
  where not exists (select from staff where staff.source_id = own.staff_id)`

/** The columns of a person's account, and what all of them mean for signing in (the words of `ACCOUNT_STATES`). */
const ofAccount = (name: 'linked' | 'own') => {
  const account = sql.raw(name)
  const whileLocked = (column: string) =>
    sql`case when ${account}.is_locked then ${account}.${sql.raw(column)} end as ${sql.raw(column)}`
  return sql`
    case when ${account}.id is null then 'none'
      when not ${account}.is_enabled or ${account}.status = 'disabled' then 'disabled'
      when ${account}.is_locked then 'locked'
      when ${account}.status = 'invited' then 'invited'
      when ${account}.last_login is null then 'neverSignedIn'
      else 'active' end as account_state,
    ${account}.provider as auth_provider,
    (select coalesce(jsonb_agg(given.role_name order by given.role_name), '[]')
      from user_roles given where given.user_id = ${account}.user_id) as roles,
    ${account}.id as account_id, ${account}.authx_account_id, ${account}.updated_at,
    ${whileLocked('locked_at')}, ${whileLocked('locked_until')}, ${whileLocked('lock_reason')},
    ${account}.failed_login_count, ${account}.must_change_password, ${account}.changed_at as password_changed_at,
    ${account}.last_login, ${account}.last_login_ip, ${account}.invitation, ${account}.invited_at,
    case when ${account}.is_locked and ${account}.lock_reason = 'tooManyFailures'
      then ${account}.last_failed_ip end as locked_from`
}

const plan = listPlan(resources.people.list, {
  fields: {
    id: columnField('code', 'people.id'),
    lastName: lastNameField(sql.ref('people.lastName'), sql.ref('people.firstName')),
    staffId: maybeEmpty(columnField('code', 'people.staffId')),
    role: maybeEmpty(columnField('code', 'people.role')),
    accountState: columnField('code', 'people.accountState'),
    authProvider: columnField('code', 'people.authProvider'),
    isManual: columnField('boolean', 'people.isManual'),
    lastLogin: maybeEmpty(columnField('instant', 'people.lastLogin')),
    accountId: columnField('integer', 'people.accountId'),
    authXAccountId: columnField('integer', 'people.authxAccountId'),
    siteCodes: customField((codes) => sql`people.site_codes ?| ${[...codes]}::text[]`),
    roles: customField((names) => sql`people.roles ?| ${[...names]}::text[]`),
  },
  searched: [sql.ref('people.searchText')],
})
