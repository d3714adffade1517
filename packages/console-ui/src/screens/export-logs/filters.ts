import { type ExportLogHeader, RUN_STATUSES } from '@edconsole/console-core/contract'
import { exportWord } from '../../features/exports/run/export-word.ts'
import { openChoice, runFilters } from '../../features/runs/list/run-filters.ts'
import type { FilterOption, FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import type { ExportLogsMessages } from './messages.ts'

type Batch = Pick<ExportLogHeader, 'batchId' | 'productId' | 'productName' | 'exportId' | 'exportName'>

/**
 * What the list of sendings can be narrowed by.
 * @param runs whose products, exports and numbers are offered; others may come by link
 */
export const exportLogFilters = (m: ExportLogsMessages, runs: readonly Batch[] = []): FilterSpec[] => [
  ...runFilters(m, {
    statuses: STATUSES,
    runs,
    own: [
      openChoice(
        'productId',
        m.filters.product,
        byName(runs, ({ productId, productName }) => [productId, productName]),
      ),
      openChoice(
        'exportId',
        m.filters.export,
        byName(runs, ({ exportId, exportName }) => [exportId, exportName]),
      ),
    ],
  }),
  { kind: 'flag', field: 'recordsSkipped', label: m.filters.withLeftOut, operator: { gte: 1 } },
]

/** Nothing of an export is held for review. */
const { held: _, ...OF_EXPORTS } = RUN_STATUSES
const STATUSES = Object.fromEntries(
  Object.keys(OF_EXPORTS).map((status) => [status, { word: exportWord(status) }]),
)

const byName = (
  runs: readonly Batch[],
  pick: (run: Batch) => readonly [id: number, name: string],
): FilterOption[] =>
  [...new Map(runs.map(pick))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
