import { COMPONENTS } from '@edconsole/console-core/contract'
import type { FilterOption, FilterSpec, SinceFilter } from '../../../patterns/resource-table/filter-spec.ts'
import { groupedBy } from '../causes/grouped-by.ts'
import type { RunListMessages } from './list-messages.ts'

/** A choice that others than those at hand may come to by link. */
export const openChoice = (field: string, label: string, options: FilterOption[]): FilterSpec => ({
  kind: 'choice',
  field,
  label,
  open: true,
  options,
})

const DAYS = [1, 7, 30, 90]
/** How far back a log goes by default. */
export const DEFAULT_DAYS = 30

/** Narrows a log to the last days. */
export const daysFilter = (
  field: string,
  label: string,
  lastDays: (days: number) => string,
): SinceFilter => ({
  kind: 'since',
  field,
  label,
  options: DAYS.map((days) => ({ days, label: lastDays(days) })),
  defaultDays: DEFAULT_DAYS,
})

type Options = {
  /** Those that a run of the kind may have. */
  statuses: readonly string[]
  wordOf: (status: string) => string
  /** Those that are offered by their numbers. */
  runs: readonly { batchId: number }[]
  /** What only this kind of runs has. */
  own: readonly FilterSpec[]
}

/** What every list of runs can be narrowed by, around what only one kind of them has. */
export const runFilters = (
  { filters: m }: Pick<RunListMessages, 'filters'>,
  { statuses, wordOf, runs, own }: Options,
): FilterSpec[] => [
  { kind: 'choice', field: 'status', label: m.status, options: statusOptions(statuses, wordOf) },
  daysFilter('startedAt', m.started, m.lastDays),
  ...own,
  { kind: 'choice', field: 'componentName', label: m.component, options: componentOptions() },
  openChoice(
    'batchId',
    m.batch,
    runs.map(({ batchId }) => ({ value: String(batchId), label: String(batchId) })),
  ),
]

// One choice per word (R44): several words of the server may read the same, such as every stage of a running batch
const statusOptions = (statuses: Options['statuses'], wordOf: Options['wordOf']): FilterOption[] =>
  [...groupedBy(statuses, wordOf)].map(([label, standsFor]) => ({
    value: standsFor[0] ?? label,
    label,
    standsFor,
  }))

/** Every component, in load order. */
const componentOptions = (): FilterOption[] =>
  Object.entries(COMPONENTS)
    .sort(([, a], [, b]) => a.loadOrder - b.loadOrder)
    .map(([value, { title }]) => ({ value, label: title }))
