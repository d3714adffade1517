import type { FilterSpec } from '../../../patterns/resource-table/filter-spec.ts'
import type { Cause } from '../causes/cause.ts'
import { openChoice } from '../list/run-filters.ts'

type Texts = {
  filters: { cause: string; severity: string }
  severities: Readonly<Record<string, string>>
}

/** What findings can be narrowed by: causes that the server knows, from the list above, and levels. */
export const findingFilters = (causes: readonly Cause[], m: Texts): FilterSpec[] => [
  openChoice(
    'cause',
    m.filters.cause,
    causes.filter(({ told }) => told).map(({ key, title }) => ({ value: key, label: title })),
  ),
  {
    kind: 'choice',
    field: 'severity',
    label: m.filters.severity,
    options: Object.entries(m.severities).map(([value, label]) => ({ value, label })),
  },
]
