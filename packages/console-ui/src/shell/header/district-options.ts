import { type DistrictListItem, useDistrict } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'

const RECENT_MAX = 5

/** What District Select lists; undefined until the list came. */
export function useDistrictOptions(): readonly ComboboxOption[] | undefined {
  const { list, recent } = useDistrict()
  return useMemo(() => list && districtOptions(list, recent), [list, recent])
}

/**
 * The districts opened last, newest first, then all others in their order. Each stands once. An entry without an id is
 * listed but cannot be picked ([S2.1]).
 */
export function districtOptions(
  list: readonly DistrictListItem[],
  recent: readonly string[],
): readonly ComboboxOption[] {
  const places = new Map(recent.slice(0, RECENT_MAX).map((id, place) => [id, place]))
  const first: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  for (const item of list) {
    const place = places.get(String(item.id))
    if (place === undefined) others.push(optionOf(item, 'All districts'))
    else first[place] = optionOf(item, 'Recent')
  }
  // A recent one that is not listed leaves a hole, which is left out here.
  return [...first.flat(), ...others]
}

function optionOf({ id, lea, districtName, state }: DistrictListItem, group: string): ComboboxOption {
  return {
    // Codes never look like ids here: an entry without an id still needs a value of its own.
    value: id === null ? `lea:${lea}` : String(id),
    label: districtName,
    code: lea,
    meta: state,
    group,
    disabledReason: id === null ? 'Not set up' : undefined,
  }
}
