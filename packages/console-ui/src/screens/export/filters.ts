import { DELIVERY_METHODS } from '@edconsole/console-core'
import { resolveStatus } from '../../parts/status/resolve-status.ts'
import type { FilterSpec } from '../../patterns/resource-table/index.ts'
import type { ExportOverviewMessages } from './messages.ts'

/** How a sending can have ended. */
const ENDS = ['completed', 'completedWithErrors', 'failed', 'cancelled'] as const

/** What the list of exports can be narrowed by. */
export const exportFilters = ({ filters }: ExportOverviewMessages): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'isEnabled',
    label: filters.isEnabled,
    options: [
      { value: 'true', label: filters.on },
      { value: 'false', label: filters.paused },
    ],
  },
  {
    kind: 'choice',
    field: 'deliveryMethod',
    label: filters.deliveryMethod,
    options: Object.entries(DELIVERY_METHODS).map(([value, { title }]) => ({ value, label: title })),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'lastStatus',
    label: filters.lastStatus,
    options: ENDS.map((value) => ({ value, label: resolveStatus(value, true).word })),
  },
]
