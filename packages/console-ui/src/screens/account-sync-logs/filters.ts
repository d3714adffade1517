import { daysFilter } from '../../features/runs/list/run-filters.ts'
import type { FilterSpec, SinceFilter } from '../../patterns/resource-table/filter-spec.ts'
import type { AccountSyncLogsMessages } from './messages.ts'

/** The days that lines and counts are of. */
export const periodFilter = (m: AccountSyncLogsMessages): SinceFilter =>
  daysFilter('timestamp', m.filters.period, m.filters.lastDays)

/** What the log can be narrowed by. */
export const accountSyncFilters = (m: AccountSyncLogsMessages): FilterSpec[] => [
  { kind: 'choice', field: 'action', label: m.filters.action, options: optionsOf(m.actions), whole: true },
  { kind: 'choice', field: 'result', label: m.filters.result, options: optionsOf(m.results), whole: true },
  { kind: 'text', field: 'username', label: m.filters.person },
  periodFilter(m),
  { kind: 'number', field: 'batchId', label: m.filters.batch },
]

const optionsOf = (words: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
