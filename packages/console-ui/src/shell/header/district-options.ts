import type { DistrictListItem } from '@edconsole/console-core'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'

const RECENT_MAX = 5

/**
 * What District Select lists: the districts opened last, newest first, then all others from A to Z. Each stands once.
 * An entry without an id is listed but cannot be picked ([S2.1]).
 */
export function districtOptions(
  list: readonly DistrictListItem[],
  recent: readonly string[],
): ComboboxOption[] {
  const byId = new Map(list.flatMap((item) => (item.id === null ? [] : [[String(item.id), item] as const])))
  const newest = recent.slice(0, RECENT_MAX).flatMap((id) => byId.get(id) ?? [])
  const others = list
    .filter((item) => !newest.includes(item))
    .sort((a, b) => byName.compare(a.districtName, b.districtName))
  return [
    ...newest.map((item) => optionOf(item, 'Recent')),
    ...others.map((item) => optionOf(item, 'All districts')),
  ]
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

function optionOf({ id, lea, districtName, state }: DistrictListItem, group: string): ComboboxOption {
  return {
    // Codes never look like ids here: an entry without an id still needs a value of its own.
    value: id === null ? `lea:${lea}` : String(id),
    label: districtName,
    code: lea,
    meta: state,
    group,
    ...(id === null && { disabledReason: 'Not set up' }),
  }
}
