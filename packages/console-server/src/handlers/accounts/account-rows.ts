import { type Account, type AccountState, type FacetGroup, resources } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { callerDistricts } from '../../db/caller-districts.ts'
import { columnField, customField, lastNameField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPlan } from '../../db/list-order.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { authXAccountId } from '../../people/auth-x-account-id.ts'

/** What decides which accounts a call may see. */
export type AccountScope = Pick<Call, 'caller' | 'clientId' | 'now'>

/** Accounts of one client as lists show them. Where a client has several districts, those of other people's are left out. */
export const accountRows = (db: Db, { clientId, now, ...call }: AccountScope) => {
  const caller = requireCaller(call)
  const locked = isLocked(now())
  return db
    .selectFrom('accounts')
    .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
    .leftJoin('users', 'users.id', 'accounts.userId')
    .leftJoin('invitations', 'invitations.accountId', 'accounts.id')
    .leftJoin('localPasswords', 'localPasswords.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.id as accountId', authXAccountId<number>()])
    .select(['accounts.authenticationId', 'authentications.provider as authProvider', 'accounts.lea'])
    .select(['accounts.username', 'accounts.emailAddress', 'accounts.firstName', 'accounts.lastName'])
    .select(['accounts.userType', 'accounts.staffId', 'accounts.studentId', 'accounts.failedLoginCount'])
    .select(['accounts.isEnabled', 'accounts.mustChangePassword', 'accounts.lastLogin'])
    .select(['accounts.lastLoginIp', 'localPasswords.changedAt as passwordChangedAt'])
    .select(['accounts.createdAt', 'accounts.createdBy', 'accounts.updatedAt', 'accounts.updatedBy'])
    .select([
      sql<number>`accounts.client_id`.as('clientId'),
      sql<0 | 1>`${locked}::integer`.as('locked'),
      sql<string | null>`case when ${locked} then accounts.locked_at end`.as('lockedAt'),
      sql<string | null>`case when ${locked} then accounts.locked_until end`.as('lockedUntil'),
      sql<Account['lockReason']>`case when ${locked} then accounts.lock_reason end`.as('lockReason'),
      sql<
        string | null
      >`case when ${locked} and accounts.lock_reason = 'tooManyFailures' then accounts.last_failed_ip end`.as(
        'lockedFrom',
      ),
      accountState({
        isEnabled: sql.ref('accounts.isEnabled'),
        status: sql.ref('users.status'),
        isLocked: locked,
        lastLogin: sql.ref('accounts.lastLogin'),
        provider: sql.ref('authentications.provider'),
        invitation,
      }).as('accountState'),
      givenRoles.as('roles'),
      secondFactorCount('accounts').as('secondFactorCount'),
    ])
    .where('accounts.clientId', '=', clientId)
    .$if(!caller.isEmployee, (query) =>
      query.where((eb) =>
        eb.or([
          eb('accounts.lea', 'is', null),
          eb('accounts.lea', 'in', callerDistricts(db, caller).select('districts.lea')),
        ]),
      ),
    )
}

/** What became of the invitation of an account. */
export const invitation = sql`case when invitations.due_at is not null then 'queued'
  when invitations.sent_at is not null then 'sent' when invitations.account_id is not null then 'failed' end`

type StateFacts = Record<
  'isEnabled' | 'status' | 'isLocked' | 'lastLogin' | 'provider' | 'invitation',
  RawBuilder<unknown>
>

/** What everything about an account and its user means for signing in (the words of `ACCOUNT_STATES`). */
export const accountState = (of: StateFacts): RawBuilder<AccountState> => sql<AccountState>`case
  when not ${of.isEnabled} or ${of.status} = 'disabled' then 'disabled'
  when ${of.isLocked} then 'locked'
  when ${of.lastLogin} is not null and ${of.status} is distinct from 'invited' then 'active'
  when ${of.provider} <> 'illuminate' then 'ready'
  when ${of.invitation} in ('queued', 'sent') then 'invited'
  else 'notInvited' end`

/** How many second factors the account of that name has. */
export const secondFactorCount = (name: string) =>
  sql<number>`(select count(*)::integer from second_factors factor where factor.account_id = ${sql.raw(name)}.id)`

/** The question for accounts that a call may see. */
export type AccountRows = ReturnType<typeof accountRows>
type AccountRow = Omit<Account, 'siteCodes'>

/** One of them; an account of another client is one that does not exist. */
export const findAccount = async (db: Db, scope: AccountScope, id: number): Promise<Account> => {
  const [account] = await withSiteCodes(
    db,
    await accountRows(db, scope).where('accounts.id', '=', id).execute(),
  )
  if (account) return account
  throw new ApiError(404, 'Account not found.')
}

const givenRoles = sql<string[]>`(
  select coalesce(jsonb_agg(given.role_name order by given.role_name), '[]')
  from user_roles given where given.user_id = accounts.user_id)`

type Followed = { lea: string; component: string; sourceId: string; siteCodes: string[] | null }

/** Adds the sites that this year's data names for the people of accounts. */
export const withSiteCodes = async (db: Db, accounts: readonly AccountRow[]): Promise<Account[]> => {
  const valuesOf = (field: 'lea' | 'staffId' | 'studentId') =>
    accounts.flatMap((account) => account[field] ?? [])
  const leas = valuesOf('lea')
  const rowsOf = (component: string, ids: readonly string[]) => sql`${rowsOfYear(component)}
    and followed.lea = any(${leas}::text[]) and followed.source_id = any(${ids}::text[])`
  const { rows } = await sql<Followed>`
    select followed.lea, followed.component, followed.source_id, followed.data -> 'siteCodes' as site_codes
    ${rowsOf('staff', valuesOf('staffId'))}
    union all
    select followed.lea, followed.component, followed.source_id, jsonb_build_array(followed.data -> 'siteCode')
    ${rowsOf('students', valuesOf('studentId'))}`.execute(db)
  const siteCodes = new Map(
    rows.map((row) => [JSON.stringify([row.lea, row.component, row.sourceId]), row.siteCodes]),
  )
  return accounts.map((account) => {
    const { lea, staffId, studentId } = account
    const ofStaff = siteCodes.get(JSON.stringify([lea, 'staff', staffId])) ?? []
    const ofStudent = siteCodes.get(JSON.stringify([lea, 'students', studentId])) ?? []
    return { ...account, siteCodes: [...new Set([...ofStaff, ...ofStudent])] }
  })
}

/** The stored rows of each district's year that accounts may follow. */
const rowsOfYear = (component: string) => sql`
  from sis_rows followed join districts own on own.lea = followed.lea and own.sis_year = followed.school_year
  where followed.component = ${component}`

/** Asked without the account itself, so that the rows may be on other servers. */
const isAtSites = (clientId: number, codes: readonly string[]) => {
  const named = (component: string) => sql`select followed.lea, followed.source_id ${rowsOfYear(component)}
    and own.illuminate_client_id = ${clientId}`
  return sql<boolean>`((accounts.lea, accounts.staff_id) in (
      ${named('staff')} and followed.data -> 'siteCodes' ?| ${[...codes]}::text[])
    or (accounts.lea, accounts.student_id) in (
      ${named('students')} and followed.data ->> 'siteCode' = any(${[...codes]}::text[])))`
}

/** The condition that an account is locked. An expired lock no longer counts. */
export const isLocked = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(accounts.locked and (accounts.locked_until is null or accounts.locked_until > ${now}::timestamptz))`

const fields = {
  accountId: columnField('integer', 'accounts.id'),
  lastName: lastNameField(sql.ref('accounts.lastName'), sql.ref('accounts.firstName')),
  username: columnField('text', 'accounts.username'),
  lastLogin: maybeEmpty(columnField('instant', 'accounts.lastLogin')),
  isEnabled: columnField('boolean', 'accounts.isEnabled'),
  userType: columnField('code', 'accounts.userType'),
  authProvider: columnField('code', 'authentications.provider'),
  authXAccountId: columnField('integer', 'accounts.authxAccountId'),
  staffId: columnField('code', 'accounts.staffId'),
}

/** How the list of accounts is asked at a moment: locks run out. */
export const accountPlan = (
  { now, clientId }: { now: Date; clientId: number },
  rows: AccountRows,
): ListPlan =>
  listPlan(resources.accounts.list, {
    fields: {
      ...fields,
      siteCodes: customField((codes) => isAtSites(clientId, codes)),
      locked: { kind: 'boolean', value: isLocked(now) },
      // The column keeps the time of an expired lock, which isn't shown.
      lockedAt: {
        ...columnField('instant', 'accounts.lockedAt'),
        filled: { when: sql`accounts.locked_at is not null and ${isLocked(now)}` },
      },
    },
    searched: [sql.ref('accounts.searchText')],
    facets: { locked: (where) => lockGroups(rows, now, where) },
  })

/** How many are locked and how many are not, each named by the value that `locked` has in a row. */
const lockGroups = (rows: AccountRows, now: Date, where: RawBuilder<boolean>): Promise<FacetGroup[]> =>
  rows
    .where(where)
    .clearSelect()
    .select([sql<string>`${isLocked(now)}::integer::text`.as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .execute()
