import { type DistrictListItem, useDistrict, useDistrictList, useMessages } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { shellMessages } from '../messages.ts'

const RECENT_MAX = 5

type Words = Pick<typeof shellMessages.district, 'recent' | 'all' | 'notSetUp'>

/** What District Select lists; undefined until the list came. */
export function useDistrictOptions(): readonly ComboboxOption[] | undefined {
  const m = useMessages('shell', shellMessages).district
  const { recent } = useDistrict()
  const { list } = useDistrictList()
  return useMemo(() => list && districtOptions(list, recent, m), [list, recent, m])
}

/**
 * The districts opened last, newest first, then all others in their order. Each stands once. An entry without an id is
 * listed but cannot be picked ([S2.1]).
 */
export function districtOptions(
  list: readonly DistrictListItem[],
  recent: readonly string[],
  m: Words,
): readonly ComboboxOption[] {
  const places = new Map(recent.slice(0, RECENT_MAX).map((id, place) => [id, place]))
  const first: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  for (const item of list) {
    const place = places.get(String(item.id))
    if (place === undefined) others.push(optionOf(item, m.all, m))
    else first[place] = optionOf(item, m.recent, m)
  }
  // A recent one that is not listed leaves a hole, which is left out here.
  return [...first.flat(), ...others]
}

function optionOf(
  { id, lea, districtName, state }: DistrictListItem,
  group: string,
  m: Words,
): ComboboxOption {
  return {
    // Codes never look like ids here: an entry without an id still needs a value of its own.
    value: id === null ? `lea:${lea}` : String(id),
    label: districtName,
    code: lea,
    meta: state,
    group,
    disabledReason: id === null ? m.notSetUp : undefined,
  }
}
