import { type UIEvent, useMemo, useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'

/** More than fit into a list before it is scrolled. */
const AT_FIRST = 14
/** Drawn beyond the edges; above also for headings and notes, which take room that is not counted. */
const ABOVE = 6
const BELOW = 3

export type OptionWindow = {
  /** Of the options to draw, in their order. */
  indexes: readonly number[]
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Which options to draw of a list that may be thousands long: those in sight, what begins a group, and the marked one. */
export function useOptionWindow(shown: readonly ComboboxOption[], marked: number): OptionWindow {
  const [sight, setSight] = useState({ shown, from: 0, to: AT_FIRST })
  // Another search starts at the top.
  const { from, to } = sight.shown === shown ? sight : { from: 0, to: AT_FIRST }
  // Their headings give the list its height.
  const starts = useMemo(() => startsOfGroups(shown), [shown])
  const onScroll = (event: UIEvent<HTMLElement>) => {
    const list = event.currentTarget
    const row = rowHeight(list)
    if (!row) return
    const first = Math.max(0, Math.floor(list.scrollTop / row) - ABOVE)
    const next = { shown, from: first, to: Math.ceil((list.scrollTop + list.clientHeight) / row) + BELOW }
    if (next.from !== from || next.to !== to) setSight(next)
  }
  const indexes = optionWindow({ count: shown.length, from, to, also: [...starts, marked] })
  return { indexes, onScroll }
}

export type WindowInput = {
  /** How many options are listed. */
  count: number
  /** Those in sight, the last one not included. */
  from: number
  to: number
  /** Others that have to be there; what is not listed is passed over. */
  also: readonly number[]
}

/** Which options of a long list are in the document, in their order. */
export function optionWindow({ count, from, to, also }: WindowInput): number[] {
  const wanted = new Set(also)
  for (let index = from; index < to; index += 1) wanted.add(index)
  return [...wanted].filter((index) => index >= 0 && index < count).sort((a, b) => a - b)
}

function startsOfGroups(shown: readonly ComboboxOption[]): number[] {
  const starts: number[] = []
  let before: string | undefined
  shown.forEach(({ group }, index) => {
    if (group !== undefined && group !== before) starts.push(index)
    before = group
  })
  return starts
}

/** Told by what stands in place of the options left out; null while none are. */
function rowHeight(list: HTMLElement): number | null {
  const gap = list.querySelector<HTMLElement>('[data-rows]')
  return gap === null ? null : gap.offsetHeight / Number(gap.dataset.rows)
}
