import { US_STATES } from '@edconsole/console-core'
import type { ClientMessages } from '../../features/clients/messages.ts'
import type { FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'
import type { ImtClientsMessages } from './messages.ts'

type Context = { clients: ClientMessages; m: ImtClientsMessages }

/** What the list of clients can be narrowed by. */
export const clientFilters = ({ clients, m: { filters } }: Context): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'status',
    label: filters.status,
    options: optionsOf(clients.statuses),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'clientType',
    label: filters.clientType,
    options: optionsOf(clients.types),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'state',
    label: filters.state,
    options: Object.entries(US_STATES).map(([value, name]) => ({ value, label: `${name} (${value})` })),
  },
]

/** How far clients are, each with its count. */
export const clientViews = ({ views }: ImtClientsMessages): QuickViews => ({
  label: views.label,
  views: [
    { label: views.all },
    { label: views.active, chosen: { status: ['active'] } },
    { label: views.onboarding, chosen: { status: ['onboarding'] } },
    { label: views.inactive, chosen: { status: ['inactive'] } },
  ],
})

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
