import { type RefObject, startTransition, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComboboxOption } from './combobox-option.ts'
import { rankOptions } from './rank-options.ts'

export type OptionSearch = {
  /** What is listed is found by it. The input may be some letters ahead. */
  query: string
  setQuery: (query: string) => void
  /** What stands in the input. */
  typed: () => string
  /** Has the list catch up with the input at once, for a key that acts on it. */
  settle: () => void
  /** What is listed; when nothing matches one option that says so and cannot be picked. */
  shown: readonly ComboboxOption[]
  matches: number
  /** The option of the value. */
  picked: ComboboxOption | null
  /** A pointer was used on the list after the last key. */
  byPointer: RefObject<boolean>
}

export type UseOptionsInput = {
  value: string | null
  options: readonly ComboboxOption[]
  search: ((options: readonly ComboboxOption[], query: string) => readonly ComboboxOption[]) | undefined
  nothing: (query: string) => string
  initialQuery?: string
}

/** The query of a combobox and what it finds. */
export function useOptions(input: UseOptionsInput): OptionSearch {
  const { value, options, search, nothing, initialQuery = '' } = input
  const [query, list] = useState(initialQuery)
  const typed = useRef(initialQuery)
  // The search and its list are drawn in slices, so that the next letter is never kept waiting for them.
  const setQuery = (text: string) => {
    typed.current = text
    startTransition(() => list(text))
  }
  const settle = () => {
    if (typed.current !== query) flushSync(() => list(typed.current))
  }
  const picked = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const matching = useMemo(
    () => (search ? search(options, query) : rankOptions(options, query)),
    [options, search, query],
  )
  const nothingText = matching.length === 0 ? nothing(query.trim()) : ''
  const shown = useMemo(
    () => (matching.length > 0 ? matching : [{ value: '', label: nothingText, disabledReason: '' }]),
    [matching, nothingText],
  )
  const byPointer = useRef(false)
  return {
    query,
    setQuery,
    typed: () => typed.current,
    settle,
    shown,
    matches: matching.length,
    picked,
    byPointer,
  }
}
