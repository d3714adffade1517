import type { ComboboxOption } from './combobox-option.ts'

/** What matches, best first: starts of the label, starts of its words or of the code, its initials, then any place. Groups stay together. */
export function rankOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
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
  return [...found.values()].flatMap((group) =>
    group.sort((a, b) => a.rank - b.rank).map(({ option }) => option),
  )
}

/** Lower case and without accents, letter for letter: "Peña" is found by "pena". */
export function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

function rankOf({ label, code = '' }: ComboboxOption, wanted: string): number | null {
  const name = fold(label)
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`) || fold(code).startsWith(wanted)) return 1
  if (initialsOf(name).startsWith(wanted)) return 2
  if (name.includes(wanted) || fold(code).includes(wanted)) return 3
  return null
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
}
