import type { DistrictListItem } from '@edconsole/console-core'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { searchIndexInSteps } from '../../parts/combobox/search-index.ts'
import { mergeSort } from './merge-sort.ts'

const RECENT_MAX = 5
/** So many districts are treated between two places where the work may be interrupted. */
const STEP = 256

/**
 * All districts from A to Z, ready to be searched, in steps: of thousands it takes too long to keep the page waiting. An
 * entry without an id is listed but cannot be picked ([S2.1]).
 */
export function* allDistricts(list: readonly DistrictListItem[]): Generator<void, ComboboxOption[], void> {
  const sorted = yield* mergeSort(list, (a, b) => byName.compare(a.districtName, b.districtName))
  const options: ComboboxOption[] = []
  for (const item of sorted) {
    options.push(optionOf(item))
    if (options.length % STEP === 0) yield
  }
  yield* searchIndexInSteps(options)
  return options
}

/** The districts opened last, newest first, then all others, ready to be searched as well. Each stands once. */
export function* withRecent(
  all: readonly ComboboxOption[],
  recent: readonly string[],
): Generator<void, ComboboxOption[], void> {
  const places = new Map(recent.slice(0, RECENT_MAX).map((id, place) => [id, place]))
  const first: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  for (const option of all) {
    const place = places.get(option.value)
    if (place === undefined) others.push(option)
    else first[place] = { ...option, group: 'Recent' }
    if (others.length % STEP === 0) yield
  }
  // Who is recent and not listed leaves a hole, which is left out here.
  const options = first.flat().concat(others)
  yield* searchIndexInSteps(options)
  return options
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
