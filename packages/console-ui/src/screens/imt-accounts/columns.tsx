import { type Account, formatDateTime } from '@edconsole/console-core'
import { AccountStateText } from '../../features/people/account-state-text.tsx'
import type { PeopleMessages } from '../../features/people/messages.ts'
import { NameCell } from '../../features/people/name-cell.tsx'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import { nameOf, providerText, stateOf } from './account-texts.ts'
import type { ImtAccountsMessages } from './messages.ts'

type Context = {
  timeZone: string
  onOpen: (account: Account) => void
  people: PeopleMessages
  m: ImtAccountsMessages
}

/** The columns of what a search finds. */
export const accountColumns = ({ timeZone, onOpen, people, m }: Context): Column<Account>[] => {
  const quiet = (field: keyof ImtAccountsMessages['columns'], text: (row: Account) => string) =>
    quietColumn<Account>(field, m.columns[field], text)
  return rawColumns<Account>([
    {
      field: 'lastName',
      from: ['lastName', 'firstName'],
      title: m.columns.lastName,
      rowHeader: true,
      text: nameOf,
      value: nameOf,
      cell: (account) => (
        <NameCell username={account.username} onOpen={() => onOpen(account)}>
          {nameOf(account)}
        </NameCell>
      ),
    },
    { ...quiet('emailAddress', ({ emailAddress }) => emailAddress ?? ''), priority: 2 },
    {
      field: 'locked',
      from: ['locked', 'isEnabled', 'lastLogin'],
      title: m.columns.locked,
      width: 160,
      text: (account) => {
        const state = stateOf(account)
        return state === null ? '' : people.states[state]
      },
      cell: (account) => <AccountStateText state={stateOf(account)} m={people} />,
    },
    { ...quiet('authProvider', providerText), width: 128 },
    {
      ...quiet('lastLogin', ({ lastLogin }) => formatDateTime(lastLogin, timeZone)),
      width: 184,
      fits: true,
      priority: 3,
    },
    {
      ...quiet('userType', ({ userType }) => people.userTypes[userType] ?? userType ?? ''),
      width: 128,
      hidden: true,
    },
    {
      ...quiet('accountId', ({ accountId }) => String(accountId ?? '')),
      width: 112,
      mono: true,
      hidden: true,
    },
  ])
}

/** An account where there is no room for columns. */
export const accountCard: CardSpec<Account> = {
  title: 'lastName',
  titleFirst: true,
  status: 'locked',
  meta: ['emailAddress', 'authProvider', 'lastLogin'],
}
