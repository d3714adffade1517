import { type DistrictListItem, useDistrict, useDistrictList, useMessages } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { shellMessages } from '../messages.ts'

const RECENT_MAX = 5

type Words = Pick<typeof shellMessages.district, 'recent' | 'all' | 'notSetUp'>
type Marks = ReadonlyMap<number, ComboboxOption['mark']>

/**
 * What District Select lists; undefined until the list came.
 * @param marks by the district's id; the same from one drawing to the next
 */
export function useDistrictOptions(marks: Marks): readonly ComboboxOption[] | undefined {
  const m = useMessages('shell', shellMessages).district
  const { recent } = useDistrict()
  const { list } = useDistrictList()
  return useMemo(() => list && districtOptions(list, recent, m, marks), [list, recent, m, marks])
}

/**
 * The districts opened last, newest first, then all others in their order. Each stands once. An entry without an id is
 * listed but cannot be picked ([S2.1]).
 */
export function districtOptions(
  list: readonly DistrictListItem[],
  recent: readonly string[],
  m: Words,
  marks: Marks,
): readonly ComboboxOption[] {
  const places = new Map(recent.slice(0, RECENT_MAX).map((id, place) => [id, place]))
  const first: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  for (const item of list) {
    const place = places.get(String(item.id))
    if (place === undefined) others.push(optionOf(item, m.all, m, marks))
    else first[place] = optionOf(item, m.recent, m, marks)
  }
  // A recent one that is not listed leaves a hole, which is left out here.
  return [...first.flat(), ...others]
}

function optionOf(
  { id, lea, districtName, state }: DistrictListItem,
  group: string,
  m: Words,
  marks: Marks,
): ComboboxOption {
  return {
    // Codes never look like ids here: an entry without an id still needs a value of its own.
    value: id === null ? `lea:${lea}` : String(id),
    label: districtName,
    mark: id === null ? undefined : marks.get(id),
    code: lea,
    meta: state,
    group,
    disabledReason: id === null ? m.notSetUp : undefined,
  }
}
