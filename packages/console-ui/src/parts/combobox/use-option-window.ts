import { type UIEvent, useMemo, useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { optionWindow } from './option-window.ts'

/** More than fit into a list before it is scrolled. */
const AT_FIRST = 14
/** Drawn beyond the edges; above also for headings and notes, which take room that is not counted. */
const ABOVE = 6
const BELOW = 3

export type OptionWindow = {
  /** Of the options to draw, in their order. */
  indexes: readonly number[]
  /** Those in sight, the last one not included. */
  from: number
  to: number
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Which options to draw of a list that may be thousands long: those in sight, what begins a group, and some that are named. */
export function useOptionWindow(shown: readonly ComboboxOption[], named: readonly number[]): OptionWindow {
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
  const indexes = optionWindow({ count: shown.length, from, to, also: [...starts, ...named] })
  return { indexes, from, to, onScroll }
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
