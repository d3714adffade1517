import { formatCount, formatDateTime, placeOf, type RoleDefinition } from '@edconsole/console-core'
import { linkColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import { type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { RolesMessages } from './messages.ts'

type Context = {
  timeZone: string
  /** For users who may open the list of users, a number leads to the people behind it. */
  mayOpenUsers: boolean
  m: RolesMessages
}

/** The columns of the list of roles. */
export const roleColumns = ({ timeZone, mayOpenUsers, m }: Context): Column<RoleDefinition>[] =>
  rawColumns([
    {
      ...linkColumn<RoleDefinition>(
        'name',
        m.columns.name,
        ({ name }) => name,
        ({ id }) => placeOf('role-edit', { id: String(id) }),
      ),
      mono: true,
      width: 272,
    },
    {
      field: 'displayName',
      title: m.columns.displayName,
      width: 192,
      text: ({ displayName }) => displayName,
    },
    { ...quiet('description', m.columns.description, ({ description }) => description), priority: 3 },
    {
      field: 'children',
      title: m.columns.children,
      align: 'end',
      width: 88,
      priority: 2,
      text: ({ children }) => (children.length === 0 ? '' : formatCount(children.length)),
      value: ({ children }) => children.join(' '),
    },
    {
      field: 'userCount',
      title: m.columns.userCount,
      align: 'end',
      width: 80,
      text: ({ userCount }) => formatCount(userCount),
      cell: ({ name, userCount }) =>
        userCount === null ? (
          <NoValue />
        ) : userCount > 0 && mayOpenUsers ? (
          <PlaceLink
            to={placeOf('users', {}, { query: { filter: { reachableRoles: [name] } } })}
            aria-label={m.users(userCount)}
          >
            {formatCount(userCount)}
          </PlaceLink>
        ) : (
          formatCount(userCount)
        ),
    },
    { ...quiet('roleType', m.columns.roleType, ({ roleType }) => m.types[roleType] ?? roleType), width: 96 },
    {
      ...quiet('scope', m.columns.scope, ({ scope }) => m.scopes[scope] ?? scope),
      width: 136,
      hidden: true,
    },
    {
      ...quiet('updatedAt', m.columns.updatedAt, ({ updatedAt }) => formatDateTime(updatedAt, timeZone)),
      width: 184,
      priority: 2,
    },
    { ...quiet('updatedBy', m.columns.updatedBy, ({ updatedBy }) => updatedBy ?? ''), hidden: true },
  ])

const quiet = quietColumn<RoleDefinition>

/** A role where there is no room for columns. */
export const roleCard: CardSpec<RoleDefinition> = {
  title: 'name',
  titleFirst: true,
  status: 'roleType',
  meta: ['displayName'],
  figures: [
    { field: 'children', noun: ['role', 'roles'] },
    { field: 'userCount', noun: ['user', 'users'] },
  ],
}
