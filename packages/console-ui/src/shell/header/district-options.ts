import type { DistrictListItem } from '@edconsole/console-core'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { searchIndexInSteps } from '../../parts/combobox/search-index.ts'
import { mergeSort } from './merge-sort.ts'

const RECENT_MAX = 5

/**
 * All districts from A to Z, ready to be searched, in steps: of thousands it takes too long to keep the page waiting. An
 * entry without an id is listed but cannot be picked ([S2.1]).
 */
export function* allDistricts(list: readonly DistrictListItem[]): Generator<void, ComboboxOption[], void> {
  const sorted = yield* mergeSort(list, (a, b) => byName.compare(a.districtName, b.districtName))
  const options = sorted.map(optionOf)
  yield* searchIndexInSteps(options)
  return options
}

/** The districts opened last, newest first, then all others. Each stands once. */
export function withRecent(all: readonly ComboboxOption[], recent: readonly string[]): ComboboxOption[] {
  const wanted = recent.slice(0, RECENT_MAX)
  const byId = new Map(
    all.flatMap((option) => (wanted.includes(option.value) ? [[option.value, option]] : [])),
  )
  return [
    ...wanted.flatMap((id) => {
      const option = byId.get(id)
      return option ? [{ ...option, group: 'Recent' }] : []
    }),
    ...all.filter(({ value }) => !byId.has(value)),
  ]
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

function optionOf({ id, lea, districtName, state }: DistrictListItem): ComboboxOption {
  return {
    // Codes never look like ids here: an entry without an id still needs a value of its own.
    value: id === null ? `lea:${lea}` : String(id),
    label: districtName,
    code: lea,
    meta: state,
    group: 'All districts',
    ...(id === null && { disabledReason: 'Not set up' }),
  }
}
