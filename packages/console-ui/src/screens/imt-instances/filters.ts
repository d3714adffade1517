import type { Client } from '@edconsole/console-core'
import { instanceFilters } from '../../features/instances/instance-filters.ts'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import type { FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'

type Context = { clients: readonly Pick<Client, 'id' | 'clientName'>[]; m: InstanceMessages }

/** What the list can be narrowed by. */
export const imtInstanceFilters = ({ clients, m }: Context): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'clientId',
    label: m.filters.clientId,
    open: true,
    options: clients.map(({ id, clientName }) => ({ value: String(id), label: clientName })),
  },
  ...instanceFilters(m),
]

/** How many instances are in which part of their lives. The status filter counts each status by itself. */
export const instanceViews = (m: InstanceMessages): QuickViews => ({
  label: m.views.label,
  views: [
    { label: m.views.all },
    { label: m.statuses.active, chosen: { status: ['active'] } },
    { label: m.views.atWork, chosen: { status: ['requested', 'provisioning', 'deprovisioning'] } },
    { label: m.views.stopped, chosen: { status: ['failed', 'maintenance', 'suspended'] } },
    { label: m.statuses.retired, chosen: { status: ['retired'] } },
  ],
})
