import type { ComboboxOption } from './combobox-option.ts'

export type RankOptions = {
  /** The group with the best match comes first; otherwise groups keep their order. */
  bestGroupFirst?: boolean
}

/** What matches, best first: starts of the label, starts of its words or of the code, its initials, then any place. Groups stay together. */
export function rankOptions(
  options: readonly ComboboxOption[],
  query: string,
  { bestGroupFirst = false }: RankOptions = {},
): ComboboxOption[] {
  const wanted = fold(query.trim())
  if (wanted === '') return [...options]
  const found = new Map<string, { option: ComboboxOption; rank: number }[]>()
  for (const option of options) {
    const rank = rankOf(option, wanted)
    if (rank === null) continue
    const group = option.group ?? ''
    const sameGroup = found.get(group)
    if (sameGroup) sameGroup.push({ option, rank })
    else found.set(group, [{ option, rank }])
  }
  const groups = [...found.values()].map((group) => group.sort((a, b) => a.rank - b.rank))
  if (bestGroupFirst) groups.sort(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0))
  return groups.flat().map(({ option }) => option)
}

/** Lower case and without accents, letter for letter: "Peña" is found by "pena". */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

// Nearly all names of thousands have nothing to take off.
const PLAIN = /^[ -~]*$/

type Folded = { name: string; code: string; initials: string }
const folded = new WeakMap<ComboboxOption, Folded>()

/** What a search compares, made once for each option: every key asks all of them. */
function foldedOf(option: ComboboxOption): Folded {
  const known = folded.get(option)
  if (known) return known
  const name = fold(option.label)
  const made = { name, code: fold(option.code ?? ''), initials: initialsOf(name) }
  folded.set(option, made)
  return made
}

function rankOf(option: ComboboxOption, wanted: string): number | null {
  const { name, code, initials } = foldedOf(option)
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`) || (code !== '' && code.startsWith(wanted))) return 1
  if (initials.startsWith(wanted)) return 2
  if (name.includes(wanted) || code.includes(wanted)) return 3
  return null
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
}
