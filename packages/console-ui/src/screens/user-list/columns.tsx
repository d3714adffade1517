import { formatDateTime, type Person } from '@edconsole/console-core'
import { AccountStateText } from '../../features/people/account-state-text.tsx'
import { reasonText } from '../../features/people/lock-text.ts'
import type { PeopleMessages } from '../../features/people/messages.ts'
import { NameCell } from '../../features/people/name-cell.tsx'
import { nameOf, providerText, roleTitle, staffRoleText } from '../../features/people/person-texts.ts'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { UserListMessages } from './messages.ts'

type Context = {
  timeZone: string
  siteNames: ReadonlyMap<string, string>
  /** Whether the backend tells more of accounts than whether there is one. */
  hasPeople: boolean
  onOpen: (person: Person) => void
  people: PeopleMessages
  m: UserListMessages
}

const ROLES_SHOWN = 2

/** The columns of the list, shown ones first. */
export const userColumns = (context: Context): Column<Person>[] => {
  const { timeZone, siteNames, hasPeople, onOpen, people, m } = context
  const quiet = (field: keyof UserListMessages['columns'], text: (row: Person) => string) =>
    quietColumn<Person>(field, m.columns[field], text)
  const hidden = (field: keyof UserListMessages['columns'], text: (row: Person) => string): Column<Person> =>
    Object.assign(quiet(field, text), { hidden: true })
  const ofStaff: Column<Person>[] = [
    {
      field: 'lastName',
      from: ['lastName', 'firstName'],
      title: m.columns.lastName,
      rowHeader: true,
      text: nameOf,
      value: nameOf,
      cell: (person) => (
        <NameCell username={person.username} onOpen={() => onOpen(person)}>
          {nameOf(person)}
        </NameCell>
      ),
    },
    { ...quiet('staffId', ({ staffId }) => staffId ?? ''), width: 104, priority: 3 },
    { ...quiet('role', (person) => staffRoleText(person)), priority: 2 },
    {
      ...quiet('siteCodes', ({ siteCodes }) => sitesText(siteCodes, siteNames, m)),
      priority: 2,
      value: ({ siteCodes }) => siteCodes.join(', '),
    },
  ]
  const state: Column<Person> = {
    field: 'accountState',
    title: m.columns.accountState,
    width: 152,
    text: ({ accountState }) =>
      accountState === null ? '' : (people.states[accountState] ?? String(accountState)),
    cell: ({ accountState }) => <AccountStateText state={accountState} m={people} />,
  }
  const rest: Column<Person>[] = [
    hidden('username', ({ username }) => username ?? ''),
    hidden('emailAddress', ({ emailAddress }) => emailAddress ?? ''),
    hidden('source', ({ isManual }) => (isManual ? people.source.manual : people.source.sis)),
  ]
  if (!hasPeople) return rawColumns<Person>([...ofStaff, state, ...rest])
  return rawColumns<Person>([
    ...ofStaff,
    { ...quiet('authProvider', (person) => providerText(person)), width: 116, priority: 3 },
    state,
    {
      field: 'lastLogin',
      title: m.columns.lastLogin,
      width: 168,
      fits: true,
      priority: 2,
      text: ({ lastLogin }) => formatDateTime(lastLogin, timeZone),
      cell: ({ lastLogin }) => formatDateTime(lastLogin, timeZone) || <NoValue />,
    },
    hidden('roles', ({ roles }) => rolesText(roles, m)),
    ...rest,
    hidden('lockedAt', ({ lockedAt }) => formatDateTime(lockedAt, timeZone)),
    hidden('lockReason', ({ lockReason }) => reasonText(lockReason, people)),
    hidden('failedLoginCount', ({ failedLoginCount }) => String(failedLoginCount ?? '')),
    hidden('lockedFrom', ({ lockedFrom }) => lockedFrom ?? ''),
  ])
}

/** A person where there is no room for columns. */
export const userCard: CardSpec<Person> = {
  title: 'lastName',
  titleFirst: true,
  status: 'accountState',
  meta: ['role', 'siteCodes'],
}

const rolesText = (roles: readonly string[], m: UserListMessages): string => {
  const shown = roles.slice(0, ROLES_SHOWN).map(roleTitle).join(', ')
  return roles.length > ROLES_SHOWN ? `${shown}, ${m.moreRoles(roles.length - ROLES_SHOWN)}` : shown
}

const sitesText = (
  codes: readonly string[],
  names: ReadonlyMap<string, string>,
  m: UserListMessages,
): string => {
  const [only = ''] = codes
  return codes.length > 1 ? m.sites(codes.length) : (names.get(only) ?? only)
}
