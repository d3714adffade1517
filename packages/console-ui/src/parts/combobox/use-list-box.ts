import { useMessages } from '@edconsole/console-core'
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react'
import { partMessages } from '../messages.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { rankOptions } from './rank-options.ts'

type Move = { step: 1 | -1; by: number; fromEdge?: true }

const PAGE = 10
const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: { step: 1, by: 1 },
  ArrowUp: { step: -1, by: 1 },
  PageDown: { step: 1, by: PAGE },
  PageUp: { step: -1, by: PAGE },
  Home: { step: 1, by: 1, fromEdge: true },
  End: { step: -1, by: 1, fromEdge: true },
}

export type ListBoxInput = {
  value: string | null
  options: readonly ComboboxOption[]
  search: ((options: readonly ComboboxOption[], query: string) => readonly ComboboxOption[]) | undefined
  nothing: ((query: string) => string) | undefined
  initialQuery?: string
  onPick: (value: string) => void
}

export type ListBox = {
  query: string
  setQuery: (query: string) => void
  /** What is listed; when nothing matches one option that says so and cannot be picked. */
  shown: readonly ComboboxOption[]
  matches: number
  /** The option of the value. */
  picked: ComboboxOption | null
  /** Of the options listed; -1 while none can be picked. */
  marked: number
  mark: (index: number) => void
  pick: (index: number) => void
  /** Marks what is marked before any key. */
  reset: () => void
  /** The keys that move, and Enter. Those that write, and Tab and Esc, are not its own. */
  onKeyDown: (event: KeyboardEvent) => void
  /** A pointer was used on the list after the last key. */
  byPointer: RefObject<boolean>
  id: string
  optionId: (index: number) => string
}

/** The list of a combobox: what a query finds, which option is marked, and the keys. Its input keeps the focus. */
export function useListBox(input: ListBoxInput): ListBox {
  const { value, options, search = rankOptions, initialQuery = '', onPick } = input
  const { noMatches } = useMessages('parts', partMessages)
  const { nothing = noMatches } = input
  const [query, setQuery] = useState(initialQuery)
  const byPointer = useRef(false)
  const picked = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const matching = useMemo(() => search(options, query), [options, search, query])
  const nothingText = matching.length === 0 ? nothing(query.trim()) : ''
  const shown = useMemo(
    () => (matching.length > 0 ? matching : [{ value: '', label: nothingText, disabledReason: '' }]),
    [matching, nothingText],
  )
  const canPick = (index: number) => shown[index] !== undefined && shown[index].disabledReason === undefined

  // At first the picked one, of a search the best that can be picked.
  const first = useMemo(() => {
    const at = picked && query.trim() === '' ? shown.indexOf(picked) : -1
    return at >= 0 ? at : shown.findIndex(({ disabledReason }) => disabledReason === undefined)
  }, [shown, query, picked])
  const [chosen, choose] = useState({ shown, at: -1 })
  const marked = chosen.shown === shown && chosen.at >= 0 ? chosen.at : first
  const mark = (at: number) => choose({ shown, at })
  const pick = (index: number) => {
    const option = shown[index]
    if (option && canPick(index)) onPick(option.value)
  }
  /** Over so many that can be picked, as far as there are some. */
  const move = ({ step, by, fromEdge }: Move) => {
    const edge = step === 1 ? -1 : shown.length
    let left = by
    let reached = -1
    for (let at = (fromEdge ? edge : marked) + step; left > 0 && shown[at]; at += step) {
      if (!canPick(at)) continue
      reached = at
      left -= 1
    }
    if (reached >= 0) mark(reached)
  }

  const id = useId()
  const searches = useRef(0)
  // A screen reader reads the marked option again only if its id is new: another search has other ids.
  const optionId = useMemo(() => {
    searches.current += shown.length > 0 ? 1 : 0
    const of = searches.current
    return (index: number) => `${id}-${of}-${index}`
  }, [id, shown])

  return {
    query,
    setQuery,
    shown,
    matches: matching.length,
    picked,
    marked,
    mark,
    pick,
    reset() {
      byPointer.current = false
      choose({ shown, at: -1 })
    },
    onKeyDown(event) {
      byPointer.current = false
      // While letters are put together, the keys belong to that.
      if (event.nativeEvent.isComposing || (event.shiftKey && event.key !== 'Enter')) return
      const to = MOVES[event.key]
      if (!to && event.key !== 'Enter') return
      event.preventDefault()
      if (to) move(to)
      else pick(marked)
    },
    byPointer,
    id,
    optionId,
  }
}
