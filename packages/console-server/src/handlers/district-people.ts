import { type Person, resources } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { columnField, customField, lastNameField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { type ParsedListQuery, parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { accountState, invitation, isLocked, secondFactorCount } from './accounts/account-rows.ts'

export const districtPeopleHandlers = {
  'people.list': async (call) => {
    const { db } = call
    const asked = parseListQuery(plan, call.query)
    const page = await runList(peopleOf(db, people(call)), plan, asked, undefined, quickly(call, asked))
    return Object.assign({}, page, { rows: await peopleWith(call, page.rows) })
  },
} satisfies Partial<Handlers>

/** What a person is made of: a staff record, an account, or both. */
type PersonKey = { id: string; staffRowId: number | null; accountId: number | null }

type PeopleCall = Pick<Call, 'db' | 'lea' | 'now'>

/** Staff records of the district's year and accounts of its client, each person once. */
const peopleOf = (db: Db, rows: RawBuilder<unknown>) =>
  db.selectFrom(sql<PersonKey>`(${rows})`.as('people')).select(['id', 'staffRowId', 'accountId'])

/** Beyond these, reading each half in its own order is no longer quicker. */
const FIRST = 1000

/**
 * How the list's default view is read and counted: the first people of each half come from its index by name, and the count
 * doesn't look up accounts of active staff. Otherwise the database would build and sort tens of thousands for a page of 25.
 */
const quickly = (call: PeopleCall, { filters, search, sort, offset, limit }: ParsedListQuery) => {
  if (filters.length > 0 || search !== '') return {}
  const count = () => countPeople(call)
  if (sort.field !== 'lastName' || offset + limit > FIRST) return { count }
  const first = firstPeople(call, { way: sql.raw(sort.direction), limit: offset + limit })
  const page = call.db
    .selectFrom(sql<PersonKey>`(${first})`.as('people'))
    .select(['id', 'staffRowId', accountOfPerson(call).as('accountId')])
  return { count, page }
}

/** Of several accounts of one record the oldest counts. */
const accountOfPerson = ({ lea }: PeopleCall) => sql<number | null>`coalesce(people.account_id, (
  select min(accounts.id) from accounts where accounts.staff_id = people.staff_id and ${isOwn('accounts', lea)}))`

type FirstRows = { way: RawBuilder<unknown>; limit: number }

/** The first people by name: active staff, those who left but have an account, and accounts without a record. No one else is read. */
const firstPeople = ({ lea }: PeopleCall, { way, limit }: FirstRows) => {
  const first = (last: string, given: string) =>
    sql`order by ${lastNameField(sql.raw(last), sql.raw(given)).sortBy} ${way}, id ${way} limit ${limit}`
  const staff = (isWanted: RawBuilder<unknown>) => sql`
    (select 's' || staff.id as id, staff.id as staff_row_id, staff.source_id as staff_id, null::integer as account_id,
        staff.data->>'firstName' as first_name, staff.data->>'lastName' as last_name
      from sis_rows staff where ${isOfStaff('staff', lea)} and ${isWanted}
      ${first("staff.data->>'lastName'", "staff.data->>'firstName'")})`
  return sql`
    ${staff(sql`staff.is_active`)}
    union all ${staff(sql`not staff.is_active and staff.source_id in (${staffIdsOfAccounts(lea)})`)}
    union all
    (select 'a' || own.id as id, null, own.staff_id, own.id as account_id, own.first_name, own.last_name
      from accounts own ${recordOf('own', lea)} where ${isOwn('own', lea)} and record.staff_id is null
      ${first('own.last_name', 'own.first_name')})`
}

/** All staff, without those who left and have no account, and the accounts that belong to no staff member. */
const countPeople = async ({ db, lea }: PeopleCall): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select
    (select count(*) from sis_rows staff where ${isOfStaff('staff', lea)})
    - (select count(*) from sis_rows staff left join (${staffIdsOfAccounts(lea)}) linked on linked.staff_id = staff.source_id
        where ${isOfStaff('staff', lea)} and not staff.is_active and linked.staff_id is null)
    + (select count(*) from accounts ${recordOf('accounts', lea)}
        where ${isOwn('accounts', lea)} and record.staff_id is null) as total`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

// A record of a person who has left counts while their account exists. Of several accounts of one record the oldest counts,
// as in the list of staff. The list counts, filters and sorts tens of thousands, so it has only what that needs. There is no
// `with` in it: the database would compute every column of a union below one, also those that a call doesn't ask for.
const people = (call: PeopleCall) => sql`${staffHalf(call)} union all ${accountHalf(call)}`

const staffHalf = ({ lea, now }: PeopleCall) => sql`
  select 's' || staff.id as id, staff.id as staff_row_id, staff.source_id as staff_id,
    staff.data->>'firstName' as first_name, staff.data->>'lastName' as last_name, staff.data->>'role' as role,
    coalesce(staff.data->'siteCodes', '[]') as site_codes, staff.is_manual,
    staff.search_text || ' ' || coalesce(linked.search_text, '') as search_text, ${ofAccount('linked')}
  from sis_rows staff
    left join (
      select * from (${own(lea, now())}) own
      where not exists (select from accounts older
        where older.staff_id = own.staff_id and older.id < own.id and ${isOwn('older', lea)})
    ) linked on linked.staff_id = staff.source_id
  where ${isOfStaff('staff', lea)} and (staff.is_active or linked.id is not null)`

const accountHalf = ({ lea, now }: PeopleCall) => sql`
  select 'a' || own.id as id, null::bigint as staff_row_id, own.staff_id, own.first_name, own.last_name,
    null as role, '[]'::jsonb as site_codes, true as is_manual, own.search_text, ${ofAccount('own')}
  from (${own(lea, now())}) own ${recordOf('own', lea)} where record.staff_id is null`

/** Accounts of the district's people. */
const own = (lea: string, now: Date) => sql`
  select accounts.id, accounts.staff_id, accounts.user_id, accounts.authx_account_id, accounts.first_name,
    accounts.last_name, accounts.is_enabled, accounts.last_login, accounts.search_text, authentications.provider,
    users.status, ${isLocked(now)} as is_locked, ${invitation} as invitation
  from accounts
    left join authentications on authentications.id = accounts.authentication_id
    left join users on users.id = accounts.user_id
    left join invitations on invitations.account_id = accounts.id
  where ${isOwn('accounts', lea)}`

const isOfStaff = (name: string, lea: string) => {
  const rows = sql.raw(name)
  return sql`${rows}.lea = ${lea} and ${rows}.component = 'staff'
    and ${rows}.school_year = (select sis_year from districts where lea = ${lea})`
}

/** Whether an account is one of the district's people. Written so that the planner guesses how many these are. */
const isOwn = (name: string, lea: string) => {
  const account = sql.raw(name)
  return sql`${account}.client_id = (select illuminate_client_id from districts where lea = ${lea})
    and (${account}.lea = ${lea} or ${account}.lea is null) and ${account}.user_type in ('staff', 'service')`
}

// Both name what they look for without the row that they are asked for, so that tables on different servers can be compared.
const staffIdsOfAccounts = (lea: string) =>
  sql`select staff_id from accounts where ${isOwn('accounts', lea)} and staff_id is not null`

/** Joins the staff member whom an account belongs to. */
const recordOf = (name: string, lea: string) => sql`
  left join (select staff.source_id as staff_id from sis_rows staff where ${isOfStaff('staff', lea)}) record
    on record.staff_id = ${sql.raw(name)}.staff_id`

/** What the list can be filtered and sorted by of a person's account. */
const ofAccount = (name: 'linked' | 'own') => {
  const account = sql.raw(name)
  return sql`${stateOf(name)} as account_state, ${account}.provider as auth_provider, ${account}.id as account_id,
    ${account}.authx_account_id, ${account}.user_id, ${account}.last_login`
}

/** The state of a person's account. */
const stateOf = (name: string) => {
  const account = sql.raw(name)
  const state = accountState({
    isEnabled: sql`${account}.is_enabled`,
    status: sql`${account}.status`,
    isLocked: sql`${account}.is_locked`,
    lastLogin: sql`${account}.last_login`,
    provider: sql`${account}.provider`,
    invitation: sql`${account}.invitation`,
  })
  return sql`case when ${account}.id is null then 'none' else ${state} end`
}

type PersonRow = Omit<Person, 'authXAccountId'> & { authxAccountId: number | null }

/** The people of a page with all that is told of them, in its order. */
const peopleWith = async (call: PeopleCall, keys: readonly PersonKey[]): Promise<Person[]> => {
  if (keys.length === 0) return []
  const found = await call.db
    .selectFrom(sql<PersonRow>`(${details(call, keys)})`.as('people'))
    .select(['id', 'staffRowId', 'staffId', 'firstName', 'lastName', 'emailAddress', 'username', 'role'])
    .select(['siteCodes', 'isManual', 'accountState', 'authProvider', 'roles', 'accountId', 'updatedAt'])
    .select(['lockedAt', 'lockedUntil', 'lockReason', 'failedLoginCount', 'mustChangePassword'])
    .select([
      'passwordChangedAt',
      'secondFactorCount',
      'lastLogin',
      'lastLoginIp',
      'lockedFrom',
      'invitation',
      'invitedAt',
    ])
    .select(sql<number | null>`people.authx_account_id`.as<'authXAccountId'>(sql.raw('"authXAccountId"')))
    .execute()
  const byId = new Map(found.map((person) => [person.id, person]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

const details = ({ lea, now }: PeopleCall, keys: readonly PersonKey[]) => {
  const staffRowIds = keys.map(({ staffRowId }) => staffRowId)
  const whileLocked = (column: string) =>
    sql`case when account.is_locked then account.${sql.raw(column)} end as ${sql.raw(column)}`
  return sql`
    select page.id, staff.id as staff_row_id, coalesce(staff.source_id, account.staff_id) as staff_id,
      case when staff.id is null then account.first_name else staff.data->>'firstName' end as first_name,
      case when staff.id is null then account.last_name else staff.data->>'lastName' end as last_name,
      coalesce(staff.data->>'emailAddress', account.email_address) as email_address,
      coalesce(account.username, staff.data->>'username') as username, staff.data->>'role' as role,
      coalesce(staff.data->'siteCodes', '[]') as site_codes, coalesce(staff.is_manual, true) as is_manual,
      ${stateOf('account')} as account_state, account.provider as auth_provider,
      (select coalesce(jsonb_agg(given.role_name order by given.role_name), '[]')
        from user_roles given where given.user_id = account.user_id) as roles,
      account.id as account_id, account.authx_account_id, account.updated_at,
      ${whileLocked('locked_at')}, ${whileLocked('locked_until')}, ${whileLocked('lock_reason')},
      account.failed_login_count, account.must_change_password, account.changed_at as password_changed_at,
      ${secondFactorCount('account')} as second_factor_count,
      account.last_login, account.last_login_ip, account.invitation, account.invited_at,
      case when account.is_locked and account.lock_reason = 'tooManyFailures'
        then account.last_failed_ip end as locked_from
    from unnest(${keys.map(({ id }) => id)}::text[], ${staffRowIds}::bigint[],
        ${keys.map(({ accountId }) => accountId)}::integer[]) as page (id, staff_row_id, account_id)
      left join (
        select * from sis_rows where lea = ${lea} and id = any(${staffRowIds}::bigint[])
      ) staff on staff.id = page.staff_row_id
      left join (
        select accounts.*, authentications.provider, local_passwords.changed_at, users.status,
          ${isLocked(now())} as is_locked, invitations.sent_at as invited_at, ${invitation} as invitation
        from accounts
          left join authentications on authentications.id = accounts.authentication_id
          left join local_passwords on local_passwords.account_id = accounts.id
          left join users on users.id = accounts.user_id
          left join invitations on invitations.account_id = accounts.id
      ) account on account.id = page.account_id`
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
    roles: customField(
      (names) => sql`exists (select from user_roles given
        where given.user_id = people.user_id and given.role_name in (${sql.join([...names])}))`,
    ),
  },
  searched: [sql.ref('people.searchText')],
})
