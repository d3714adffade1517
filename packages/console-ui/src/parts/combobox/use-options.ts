import { useMemo, useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { rankOptions } from './rank-options.ts'

/** Longer lists draw only what is in sight. */
export const VIRTUAL_FROM = 80

export type OptionSearch = {
  query: string
  setQuery: (query: string) => void
  /** What is listed; when nothing matches one option that says so and cannot be picked. */
  shown: ComboboxOption[]
  matches: number
  virtual: { options: ComboboxOption[]; disabled: (option: ComboboxOption | null) => boolean } | null
}

export type UseOptionsInput = {
  options: readonly ComboboxOption[]
  search: ((options: readonly ComboboxOption[], query: string) => ComboboxOption[]) | undefined
  nothing: (query: string) => string
  initialQuery?: string
}

/** The query of a combobox and what it finds. */
export function useOptions(input: UseOptionsInput): OptionSearch {
  const { options, search, nothing, initialQuery = '' } = input
  const [query, setQuery] = useState(initialQuery)
  const matching = useMemo(
    () => (search ? search(options, query) : rankOptions(options, query)),
    [options, search, query],
  )
  const nothingText = matching.length === 0 ? nothing(query.trim()) : ''
  const shown = useMemo(
    () => (matching.length > 0 ? matching : [{ value: '', label: nothingText, disabledReason: '' }]),
    [matching, nothingText],
  )
  const isLong = options.length >= VIRTUAL_FROM
  const virtual = useMemo(() => (isLong ? { options: shown, disabled: isDisabled } : null), [isLong, shown])
  return { query, setQuery, shown, matches: matching.length, virtual }
}

function isDisabled(option: ComboboxOption | null): boolean {
  return option?.disabledReason !== undefined
}
