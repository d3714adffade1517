import type { FilterOption, FilterSpec } from '../../../patterns/resource-table/filter-spec.ts'
import { daysFilter } from './days-filter.ts'
import { componentOptions, statusOptions } from './filter-options.ts'
import type { RunListMessages } from './list-messages.ts'

type Texts = Pick<RunListMessages, 'filters'>

/** A choice that others than those at hand may come to by link. */
export const openChoice = (field: string, label: string, options: FilterOption[]): FilterSpec => ({
  kind: 'choice',
  field,
  label,
  open: true,
  options,
})

/**
 * What every list of runs can be narrowed by, around what only one kind of them has.
 * @param runs those that are offered by their numbers
 */
export const runFilters = (
  { filters: m }: Texts,
  {
    statuses,
    runs,
    own,
  }: {
    statuses: Parameters<typeof statusOptions>[0]
    runs: readonly { batchId: number }[]
    own: readonly FilterSpec[]
  },
): FilterSpec[] => [
  { kind: 'choice', field: 'status', label: m.status, options: statusOptions(statuses) },
  daysFilter('startedAt', m.started, m.lastDays),
  ...own,
  { kind: 'choice', field: 'componentName', label: m.component, options: componentOptions() },
  openChoice(
    'batchId',
    m.batch,
    runs.map(({ batchId }) => ({ value: String(batchId), label: String(batchId) })),
  ),
]
