import type { DistrictListItem } from '@edconsole/console-core/contract'

export type DistrictMatch = {
  readonly district: DistrictListItem
  /** The part of the name that matched, `[from, to)`; absent when the code or the initials did. */
  readonly marked?: readonly [number, number]
}

/**
 * Districts whose name, code or initials match (ux 7.3): names that start with the words first, then a word that does,
 * then initials and codes that start with them, then any place in the name or code. Equals stay in name order.
 */
export function searchDistricts(districts: readonly DistrictListItem[], text: string): DistrictMatch[] {
  const wanted = text.trim().toLowerCase()
  const sorted = [...districts].sort((a, b) => collator.compare(a.districtName, b.districtName))
  if (wanted === '') return sorted.map((district) => ({ district }))
  const ranked = sorted.flatMap((district) => rank(district, wanted))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ match }) => match)
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

function rank(district: DistrictListItem, wanted: string): { rank: number; match: DistrictMatch }[] {
  const name = district.districtName.toLowerCase()
  const found = (order: number, at?: number) => [
    {
      rank: order,
      match: at === undefined ? { district } : { district, marked: [at, at + wanted.length] as const },
    },
  ]
  if (name.startsWith(wanted)) return found(0, 0)
  const word = wordStart(name, wanted)
  if (word !== -1) return found(1, word)
  if (wanted.length > 1 && initials(name).startsWith(wanted)) return found(2)
  if (district.lea.toLowerCase().startsWith(wanted)) return found(2)
  const inside = name.indexOf(wanted)
  if (inside !== -1) return found(3, inside)
  return district.lea.toLowerCase().includes(wanted) ? found(3) : []
}

function wordStart(name: string, wanted: string): number {
  let at = name.indexOf(wanted)
  while (at > 0 && /[\p{L}\p{N}]/u.test(name[at - 1] ?? '')) at = name.indexOf(wanted, at + 1)
  return at
}

function initials(name: string): string {
  return [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word[0]).join('')
}
