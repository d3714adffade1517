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
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** Which options to draw of a list that may be thousands long. */
export function useOptionWindow(shown: readonly ComboboxOption[], marked: number): OptionWindow {
  const [sight, setSight] = useState({ shown, from: 0, to: AT_FIRST })
  // Another search starts at the top.
  const { from, to } = sight.shown === shown ? sight : { from: 0, to: AT_FIRST }
  const starts = useMemo(() => startsOfGroups(shown), [shown])
  const canPick = (index: number) => shown[index]?.disabledReason === undefined
  const onScroll = (event: UIEvent<HTMLElement>) => {
    const list = event.currentTarget
    const row = rowHeight(list)
    if (!row) return
    const first = Math.max(0, Math.floor(list.scrollTop / row) - ABOVE)
    const next = { shown, from: first, to: Math.ceil((list.scrollTop + list.clientHeight) / row) + BELOW }
    if (next.from !== from || next.to !== to) setSight(next)
  }
  return { indexes: optionWindow({ count: shown.length, from, to, marked, starts, canPick }), onScroll }
}

function startsOfGroups(shown: readonly ComboboxOption[]): number[] {
  const starts: number[] = []
  shown.forEach(({ group }, index) => {
    if (group !== undefined && group !== shown[index - 1]?.group) starts.push(index)
  })
  return starts
}

/** Told by what stands in place of the options left out; null while none are. */
function rowHeight(list: HTMLElement): number | null {
  const gap = list.querySelector<HTMLElement>('[data-rows]')
  return gap === null ? null : gap.offsetHeight / Number(gap.dataset.rows)
}
