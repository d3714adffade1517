import { RUN_STATUSES } from '@edconsole/console-core/contract'
import { runFilters } from '../../features/runs/list/run-filters.ts'
import type { FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import type { ImportLogsMessages } from './messages.ts'

/**
 * What the list of batches can be narrowed by.
 * @param runs those that are offered by their numbers
 */
export const importLogFilters = (
  m: ImportLogsMessages,
  runs: readonly { batchId: number }[] = [],
): FilterSpec[] => [
  ...runFilters(m, {
    statuses: RUN_STATUSES,
    runs,
    own: [
      {
        kind: 'choice',
        field: 'source',
        label: m.filters.source,
        options: Object.entries(m.filters.sources).map(([value, label]) => ({ value, label })),
      },
    ],
  }),
  { kind: 'flag', field: 'recordsRejected', label: m.filters.withRejections, operator: { gte: 1 } },
]
