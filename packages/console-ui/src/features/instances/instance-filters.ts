import type { ChoiceFilter } from '../../patterns/resource-table/index.ts'
import type { InstanceMessages } from './messages.ts'

/** What every list of instances can be narrowed by. */
export const instanceFilters = (m: InstanceMessages): ChoiceFilter[] => [
  choice('status', m.filters.status, m.statuses),
  choice('environment', m.filters.environment, m.environments),
  choice('region', m.filters.region, m.regions),
]

const choice = (field: string, label: string, words: Readonly<Record<string, string>>): ChoiceFilter => ({
  kind: 'choice',
  field,
  label,
  whole: true,
  options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
})
