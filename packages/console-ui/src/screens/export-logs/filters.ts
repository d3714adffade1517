import { type ExportLogHeader, RUN_STATUSES } from '@edconsole/console-core/contract'
import { exportWord } from '../../patterns/export-run/export-word.ts'
import type { FilterOption, FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import { componentOptions, statusOptions } from '../../patterns/run-log/filter-options.ts'
import type { ExportLogsMessages } from './messages.ts'

const DAYS = [1, 7, 30, 90]
/** How far back the list goes until somebody says otherwise. */
export const DEFAULT_DAYS = 30

type Batch = Pick<ExportLogHeader, 'batchId' | 'productId' | 'productName' | 'exportId' | 'exportName'>

/**
 * What the list of sendings can be narrowed by.
 * @param batches whose products, exports and numbers are offered; others may come by link
 */
export const exportLogFilters = (m: ExportLogsMessages, batches: readonly Batch[] = []): FilterSpec[] => [
  { kind: 'choice', field: 'status', label: m.filters.status, options: statusOptions(STATUSES) },
  {
    kind: 'since',
    field: 'startedAt',
    label: m.filters.started,
    options: DAYS.map((days) => ({ days, label: m.filters.lastDays(days) })),
    defaultDays: DEFAULT_DAYS,
  },
  choice(
    'productId',
    m.filters.product,
    byName(batches, ({ productId, productName }) => [productId, productName]),
  ),
  choice(
    'exportId',
    m.filters.export,
    byName(batches, ({ exportId, exportName }) => [exportId, exportName]),
  ),
  { kind: 'choice', field: 'componentName', label: m.filters.component, options: componentOptions() },
  choice(
    'batchId',
    m.filters.batch,
    batches.map(({ batchId }) => ({ value: String(batchId), label: String(batchId) })),
  ),
  { kind: 'flag', field: 'recordsSkipped', label: m.filters.withLeftOut, operator: { gte: 1 } },
]

/** Nothing of an export is held for review. */
const { held: _, ...OF_EXPORTS } = RUN_STATUSES
const STATUSES = Object.fromEntries(
  Object.keys(OF_EXPORTS).map((status) => [status, { word: exportWord(status) }]),
)

const choice = (field: string, label: string, options: FilterOption[]): FilterSpec => ({
  kind: 'choice',
  field,
  label,
  open: true,
  options,
})

const byName = (
  batches: readonly Batch[],
  pick: (batch: Batch) => readonly [id: number, name: string],
): FilterOption[] =>
  [...new Map(batches.map(pick))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
