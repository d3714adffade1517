import {
  type DistrictListItem,
  type DistrictStates,
  fleetResource,
  IMPORT_STATES,
  useAccess,
  useDistrict,
  useDistrictList,
  useExtension,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import { importMark } from '../../features/district/import-state/import-mark.tsx'
import { importStateMessages } from '../../features/district/import-state/messages.ts'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { shellMessages } from '../messages.ts'

const RECENT_MAX = 5

type Words = Pick<typeof shellMessages.district, 'recent' | 'all' | 'notSetUp'>
type Mark = ComboboxOption['mark']

/** What District Select lists; undefined until the list came. `open`: it is looked at. */
export function useDistrictOptions(open: boolean): readonly ComboboxOption[] | undefined {
  const m = useMessages('shell', shellMessages).district
  const { recent } = useDistrict()
  const { list } = useDistrictList()
  const marks = useMarks(open)
  return useMemo(() => list && districtOptions(list, recent, m, marks), [list, recent, m, marks])
}

/** By the district's id: where its imports stand, for those who may see all districts, unless they imported. */
function useMarks(open: boolean): ReadonlyMap<number, Mark> {
  const m = useMessages('import-states', importStateMessages)
  const { isEmployee } = useAccess()
  const enabled = useExtension(fleetResource.states) && isEmployee && open
  const { data } = useItem(fleetResource.states, {}, { enabled, silent: true })
  return useMemo(() => {
    const marks = IMPORT_STATES.map((state) => [state, importMark(state, m)] as const)
    return new Map(marks.flatMap(([state, mark]) => idsOf(data, state).map((id) => [id, mark] as const)))
  }, [data, m])
}

const idsOf = (
  states: DistrictStates | undefined,
  state: (typeof IMPORT_STATES)[number],
): readonly number[] => (state === 'completed' || state === 'rejections' ? [] : (states?.[state] ?? []))

/**
 * The districts opened last, newest first, then all others in their order. Each stands once. An entry without an id is
 * listed but cannot be picked ([S2.1]).
 */
export function districtOptions(
  list: readonly DistrictListItem[],
  recent: readonly string[],
  m: Words,
  marks: ReadonlyMap<number, Mark>,
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
  marks: ReadonlyMap<number, Mark>,
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
