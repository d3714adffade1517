import { type Account, AUTH_PROVIDERS, formatCount, formatDateTime, placeOf } from '@edconsole/console-core'
import { reasonText } from '../../features/people/lock-text.ts'
import type { PeopleMessages } from '../../features/people/messages.ts'
import { NameCell } from '../../features/people/name-cell.tsx'
import * as css from '../../features/people/people.css.ts'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { LockedUsersMessages } from './messages.ts'

type Context = {
  districtId: string
  timeZone: string
  siteNames: ReadonlyMap<string, string>
  /** Users who may open the list of users get links to it. */
  mayOpen: boolean
  people: PeopleMessages
  m: LockedUsersMessages
}

/** The columns of the list, shown ones first. */
export const lockedColumns = (context: Context): Column<Account>[] => {
  const { districtId, timeZone, siteNames, mayOpen, people, m } = context
  const quiet = (field: keyof LockedUsersMessages['columns'], text: (row: Account) => string) =>
    quietColumn<Account>(field, m.columns[field], text)
  const moment = (field: 'lockedAt' | 'lockedUntil' | 'lastLogin'): Column<Account> => ({
    ...quiet(field, (row) => formatDateTime(row[field], timeZone)),
    width: 184,
    fits: true,
  })
  return rawColumns<Account>([
    {
      field: 'lastName',
      from: ['lastName', 'firstName'],
      title: m.columns.lastName,
      rowHeader: true,
      text: nameOf,
      value: nameOf,
      cell: (account) => (
        <NameCell username={account.username}>
          {mayOpen && account.staffId ? (
            <PlaceLink to={placeOf('user-list', { districtId }, { query: { search: account.staffId } })}>
              {nameOf(account)}
            </PlaceLink>
          ) : (
            nameOf(account)
          )}
        </NameCell>
      ),
    },
    {
      ...quiet('userType', ({ userType }) => people.userTypes[userType] ?? userType ?? ''),
      width: 132,
      priority: 3,
    },
    {
      ...quiet('siteCodes', ({ siteCodes }) =>
        (siteCodes ?? []).map((code) => siteNames.get(code) ?? code).join(', '),
      ),
      priority: 2,
    },
    {
      ...moment('lockedAt'),
      width: 208,
      cell: (row) => {
        const since = formatDateTime(row.lockedAt, timeZone)
        return since === '' ? (
          <NoValue />
        ) : (
          <span className={css.person}>
            {since}
            <span className={css.username} data-ec-cut="">
              {untilText(row, { since, timeZone, m })}
            </span>
          </span>
        )
      },
    },
    { ...quiet('lockReason', (row) => reasonText(row.lockReason ?? null, people)), width: 200 },
    {
      field: 'failedLoginCount',
      title: m.columns.failedLoginCount,
      align: 'end',
      width: 132,
      fits: true,
      priority: 3,
      text: ({ failedLoginCount }) =>
        typeof failedLoginCount === 'number' ? formatCount(failedLoginCount) : '',
    },
    { ...quiet('lockedFrom', ({ lockedFrom }) => lockedFrom ?? ''), width: 136, mono: true, priority: 3 },
    { ...moment('lastLogin'), hidden: true },
    { ...quiet('username', ({ username }) => username), hidden: true },
    { ...moment('lockedUntil'), hidden: true },
    {
      ...quiet('authProvider', ({ authProvider }) =>
        authProvider === null ? '' : (AUTH_PROVIDERS[authProvider] ?? authProvider ?? ''),
      ),
      hidden: true,
    },
    { ...quiet('emailAddress', ({ emailAddress }) => emailAddress ?? ''), hidden: true },
    { ...quiet('staffId', ({ staffId }) => staffId ?? ''), hidden: true },
  ])
}

/** A locked account where there is no room for columns. */
export const lockedCard: CardSpec<Account> = {
  title: 'lastName',
  titleFirst: true,
  status: 'lockReason',
  meta: ['siteCodes', 'lockedAt'],
}

const nameOf = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username

type Until = Pick<Context, 'timeZone' | 'm'> & { since: string }

/** When the lock ends; of a moment on the day on which it began, the time. */
const untilText = (
  { lockedUntil, lockReason }: Account,
  { since, timeZone, m: { until } }: Until,
): string => {
  const at = formatDateTime(lockedUntil, timeZone)
  if (at === '') return lockReason === 'expired' ? until.changed : until.unlocked
  const [day, time] = at.split(' - ')
  return until.time(time !== undefined && day === since.split(' - ')[0] ? time : at)
}
