import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { rankOptions } from '../../parts/combobox/rank-options.ts'

/**
 * What Go to lists for a text. Before anything is typed it leaves out what would bury the rest: thousands of districts.
 */
export function searchTargets(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  if (query.trim() === '') return options.filter((option) => 'atOnce' in option && option.atOnce === true)
  return rankOptions(options, query, { bestGroupFirst: true })
}
