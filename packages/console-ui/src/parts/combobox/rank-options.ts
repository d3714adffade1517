import type { ComboboxOption } from './combobox-option.ts'

export type RankOptions = {
  /** The group with the best match comes first; otherwise groups keep their order. */
  bestGroupFirst?: boolean
}

const RANKS = 4

/**
 * What matches, best first: starts of the label, starts of its words or of the code, its initials, then any place. Groups
 * stay together. Nothing to look for gives the options themselves.
 */
export function rankOptions(
  options: readonly ComboboxOption[],
  query: string,
  { bestGroupFirst = false }: RankOptions = {},
): readonly ComboboxOption[] {
  const wanted = fold(query.trim())
  if (wanted === '') return options
  // Every key asks thousands: they are counted by group and rank, then put in their places. Nothing is made for a match.
  const { bins, sizes, groups } = binsOf(options, wanted)
  const bestOf = (group: number) => sizes.findIndex((size, bin) => size > 0 && bin >= group * RANKS)
  const order = Array.from({ length: groups }, (_, group) => group)
  if (bestGroupFirst) order.sort((a, b) => (bestOf(a) % RANKS) - (bestOf(b) % RANKS))
  const next: number[] = []
  let total = 0
  for (const group of order) {
    for (let bin = group * RANKS; bin < (group + 1) * RANKS; bin += 1) {
      next[bin] = total
      total += sizes[bin] ?? 0
    }
  }
  const found = new Array<ComboboxOption>(total)
  options.forEach((option, index) => {
    const bin = (bins[index] ?? 0) - 1
    if (bin < 0) return
    const place = next[bin] ?? 0
    found[place] = option
    next[bin] = place + 1
  })
  return found
}

/** Of each option its group and rank as one number from 1 on, 0 where it does not match, and how many there are of each. */
function binsOf(options: readonly ComboboxOption[], wanted: string) {
  const bins = new Uint16Array(options.length)
  const sizes: number[] = []
  const numbers = new Map<string | undefined, number>()
  options.forEach((option, at) => {
    const rank = rankOf(searchedOf(option), wanted, ` ${wanted}`)
    if (rank === null) return
    const group = numbers.get(option.group) ?? numbers.size
    numbers.set(option.group, group)
    const bin = group * RANKS + rank
    bins[at] = bin + 1
    sizes[bin] = (sizes[bin] ?? 0) + 1
  })
  return { bins, sizes, groups: numbers.size }
}

function rankOf({ name, code, initials }: Searched, wanted: string, atWord: string): number | null {
  if (name.startsWith(atWord)) return 0
  if (name.includes(atWord) || (code !== '' && code.startsWith(wanted))) return 1
  if (initials.startsWith(wanted)) return 2
  if (name.includes(wanted, 1) || code.includes(wanted)) return 3
  return null
}

/** What a search compares of one option. */
type Searched = {
  /** The folded label after a space, so that the start of a word is what stands after one. */
  name: string
  code: string
  initials: string
}

const searchedOptions = new WeakMap<ComboboxOption, Searched>()

function searchedOf(option: ComboboxOption): Searched {
  const known = searchedOptions.get(option)
  if (known) return known
  const name = fold(option.label)
  const initials = name.replace(/[\s-]*([^\s-])[^\s-]*/g, '$1')
  const made = { name: ` ${name}`, code: fold(option.code ?? ''), initials }
  searchedOptions.set(option, made)
  return made
}

// Nearly all names of thousands have nothing to take off.
const PLAIN = /^[ -~]*$/

/** Lower case and without accents, letter for letter: "Peña" is found by "pena". */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}
