import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OptionSearch } from './use-options.ts'
import { toPick } from './within-reach.ts'

export type Marked = {
  /** Of the options listed; -1 while none can be picked. */
  at: number
  mark(index: number): void
  /** Over so many that can be picked, as far as there are some. */
  move(step: 1 | -1, by: number): void
  toEnd(end: 'first' | 'last'): void
  /** What Enter means. */
  value(): string | undefined
  /** As it was before any key. */
  reset(): void
}

/** Which option is marked: at first the picked one, of a search the best that can be picked. Its functions also serve right after a `settle`. */
export function useMarked({ shown, query, picked }: OptionSearch): Marked {
  const [chosen, choose] = useState({ shown, at: -1 })
  const atFirst = useMemo(() => {
    const at = picked && query.trim() === '' ? shown.indexOf(picked) : -1
    return at >= 0 ? at : shown.findIndex(({ disabledReason }) => disabledReason === undefined)
  }, [shown, query, picked])
  const at = chosen.shown === shown && chosen.at >= 0 ? chosen.at : atFirst
  const now = useRef({ shown, at })
  useLayoutEffect(() => {
    now.current = { shown, at }
  })
  const walk = (from: number, step: 1 | -1, by: number) => {
    const { shown: listed } = now.current
    const canPick = (index: number) => listed[index]?.disabledReason === undefined
    const reached = toPick({ count: listed.length, canPick }, from, step, by).at(-1)
    if (reached !== undefined) choose({ shown: listed, at: reached })
  }
  return {
    at,
    mark: (index) => choose({ shown: now.current.shown, at: index }),
    move: (step, by) => walk(now.current.at, step, by),
    toEnd: (end) => (end === 'first' ? walk(-1, 1, 1) : walk(now.current.shown.length, -1, 1)),
    value: () => now.current.shown[now.current.at]?.value,
    reset: () => choose((before) => (before.at < 0 ? before : { shown: before.shown, at: -1 })),
  }
}
