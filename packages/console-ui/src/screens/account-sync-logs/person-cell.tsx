import { type AccountSyncLog, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'

export type PersonCellProps = {
  districtId: string
  line: Pick<AccountSyncLog, 'username' | 'staffId' | 'accountId'>
  /** Leads to the person in the list of users. */
  linked: boolean
  m: AccountSyncLogsMessages
}

/** Whose account it is: the user name, else the number of the person in the SIS. */
export function PersonCell({ districtId, line, linked, m }: PersonCellProps): ReactElement {
  const name = personText(line, m)
  if (name === '') return <NoValue />
  if (!linked || line.staffId === null) return <span>{name}</span>
  return (
    <PlaceLink to={placeOf('user-list', { districtId }, { query: { search: line.staffId } })}>
      {name}
    </PlaceLink>
  )
}

export const personText = (
  { username, staffId, accountId }: PersonCellProps['line'],
  m: Pick<AccountSyncLogsMessages, 'staff' | 'account'>,
): string =>
  username ?? (staffId === null ? (accountId === null ? '' : m.account(accountId)) : m.staff(staffId))
