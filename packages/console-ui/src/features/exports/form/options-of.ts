import type { SelectOption } from '../../../parts/select/select.tsx'

/** A table of words as the options of a choice. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
