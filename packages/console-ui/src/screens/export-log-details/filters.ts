import type { FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import type { Cause } from '../../patterns/run-log/cause.ts'
import type { ExportLogDetailsMessages } from './messages.ts'

/** What the lines of a file can be narrowed by: causes from the list above, and levels. */
export const exportDetailFilters = (causes: readonly Cause[], m: ExportLogDetailsMessages): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'cause',
    label: m.filters.cause,
    open: true,
    options: causes.map(({ key, title }) => ({ value: key, label: title })),
  },
  {
    kind: 'choice',
    field: 'severity',
    label: m.filters.severity,
    options: Object.entries(m.severities).map(([value, label]) => ({ value, label })),
  },
]
