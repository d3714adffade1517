import { type Client, ROLE_TITLES, ROLES, type RoleDefinition } from '@edconsole/console-core'
import type { FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'
import type { UsersMessages } from './messages.ts'

/** After so many days without activity a user no longer counts as active (domain 8.17). */
const INACTIVE_DAYS = 90

type Context = {
  /** Roles of the product, and those that people made. */
  definitions: readonly Pick<RoleDefinition, 'name' | 'displayName'>[]
  clients: readonly Pick<Client, 'id' | 'clientName'>[]
  m: UsersMessages
}

/** Filters of the list of users. The role filter covers given and inherited roles. */
export const userFilters = ({ definitions, clients, m: { filters, statuses } }: Context): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'reachableRoles',
    label: filters.role,
    open: true,
    options:
      definitions.length > 0
        ? definitions.map(({ name, displayName }) => ({ value: name, label: displayName || name }))
        : ROLES.map((value) => ({ value, label: ROLE_TITLES[value].title })),
  },
  {
    kind: 'choice',
    field: 'clientId',
    label: filters.client,
    open: true,
    options: clients.map(({ id, clientName }) => ({ value: String(id), label: clientName })),
  },
  {
    kind: 'choice',
    field: 'status',
    label: filters.status,
    options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
    whole: true,
  },
  {
    kind: 'since',
    field: 'lastLogin',
    label: filters.lastLogin,
    options: [7, 30, INACTIVE_DAYS].map((days) => ({ days, label: filters.lastDays(days) })),
    mayBeEmpty: true,
  },
]

/** Those who have not been here for a long time, and those who never were. */
export const userViews = ({ views }: UsersMessages, today: string): QuickViews => ({
  label: views.label,
  views: [
    { label: views.all },
    { label: views.inactive, chosen: { lastLogin: { lt: daysBefore(today, INACTIVE_DAYS) } } },
    { label: views.invited, chosen: { status: ['invited'] } },
  ],
})

/** A calendar day so many days earlier. */
const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
