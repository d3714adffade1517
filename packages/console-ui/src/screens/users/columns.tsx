import { AUTH_PROVIDERS, formatDateTime, placeOf, type User } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { nameOfUser } from '../../features/roles/affected-users.tsx'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { linkColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { CancelledIcon, CompletedIcon, TimeIcon } from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import { type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { UsersMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** So many roles are named in a row. */
const NAMED = 2

type Context = { timeZone: string; titleOf: (role: string) => string; m: UsersMessages }

/** The columns of the list of users. */
export const userColumns = ({ timeZone, titleOf, m }: Context): Column<User>[] =>
  rawColumns([
    {
      ...linkColumn<User>('lastName', m.columns.lastName, nameOfUser, ({ id }) =>
        placeOf('console-user-edit', { id: String(id) }),
      ),
      from: ['lastName', 'firstName'],
      value: nameOfUser,
      width: 184,
    },
    quiet('emailAddress', m.columns.emailAddress, ({ emailAddress }) => emailAddress),
    {
      ...quiet(
        'clientName',
        m.columns.clientName,
        ({ clientName, clientId }) => clientName ?? (clientId === null ? m.providerStaff : ''),
      ),
      from: ['clientName', 'clientId'],
      priority: 2,
    },
    {
      field: 'roles',
      title: m.columns.roles,
      text: ({ roles }) => roles.map(titleOf).join(', '),
      value: ({ roles }) => roles.join(' '),
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <NoValue />
        ) : (
          <span>
            {roles.slice(0, NAMED).map(titleOf).join(', ')}
            {roles.length > NAMED ? (
              <span className={cell.tertiary}> {m.more(roles.length - NAMED)}</span>
            ) : null}
          </span>
        ),
    },
    {
      ...quiet('authType', m.columns.authType, ({ ssoUser: { authType } }) => titleOfAuth(authType)),
      from: ['ssoUser'],
      width: 124,
      priority: 3,
    },
    {
      field: 'status',
      title: m.columns.status,
      width: 112,
      text: ({ status }) => m.statuses[status] ?? status,
      cell: ({ status }) => <StatusCell status={status} m={m} />,
    },
    {
      field: 'lastLogin',
      title: m.columns.lastLogin,
      width: 184,
      priority: 2,
      text: ({ lastLogin }) => formatDateTime(lastLogin, timeZone) || m.never,
      cell: ({ lastLogin }) =>
        lastLogin ? formatDateTime(lastLogin, timeZone) : <span className={cell.tertiary}>{m.never}</span>,
    },
  ])

const quiet = quietColumn<User>

/** How a person signs in, by its title if it's one of the product's. */
const titleOfAuth = (authType: string): string => {
  const titles: Readonly<Record<string, string>> = AUTH_PROVIDERS
  return titles[authType] ?? authType
}

/** A user where there is no room for columns. */
export const userCard: CardSpec<User> = {
  title: 'lastName',
  titleFirst: true,
  status: 'status',
  meta: ['emailAddress', 'lastLogin'],
}

const ICONS = { active: CompletedIcon, invited: TimeIcon, disabled: CancelledIcon } as const

/** A status with its sign: never by color alone. */
function StatusCell({ status, m }: { status: User['status']; m: UsersMessages }): ReactElement {
  const Icon = ICONS[status] ?? TimeIcon
  return (
    <span className={css.status}>
      <Icon size="sm" className={status === 'active' ? css.active : css.quiet} />
      {m.statuses[status] ?? status}
    </span>
  )
}
