import { RUN_STATUSES } from '@edconsole/console-core/contract'
import type { FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import { componentOptions, statusOptions } from '../../patterns/run-log/filter-options.ts'
import type { ImportLogsMessages } from './messages.ts'

const DAYS = [1, 7, 30, 90]
/** How far back the list goes until somebody says otherwise. */
export const DEFAULT_DAYS = 30

/**
 * What the list of batches can be narrowed by.
 * @param batches those that are offered by their numbers
 */
export const importLogFilters = (
  m: ImportLogsMessages,
  batches: readonly { batchId: number }[] = [],
): FilterSpec[] => [
  { kind: 'choice', field: 'status', label: m.filters.status, options: statusOptions(RUN_STATUSES) },
  {
    kind: 'since',
    field: 'startedAt',
    label: m.filters.started,
    options: DAYS.map((days) => ({ days, label: m.filters.lastDays(days) })),
    defaultDays: DEFAULT_DAYS,
  },
  {
    kind: 'choice',
    field: 'source',
    label: m.filters.source,
    options: Object.entries(m.filters.sources).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    field: 'componentName',
    label: m.filters.component,
    options: componentOptions(),
  },
  {
    kind: 'choice',
    field: 'batchId',
    label: m.filters.batch,
    // An older one may come by link
    open: true,
    options: batches.map(({ batchId }) => ({ value: String(batchId), label: String(batchId) })),
  },
  { kind: 'flag', field: 'recordsRejected', label: m.filters.withRejections, operator: { gte: 1 } },
]
