import { type KeyboardEvent, useState } from 'react'

export type ListCursor = {
  /** -1: none. */
  active: number
  setActive: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Keys of a combobox whose list stands below its field: Up, Down, Home, End move, Enter picks, also the only one, Esc closes. */
export function useListCursor(
  count: number,
  { onPick, onClose }: { onPick: (index: number) => void; onClose: () => void },
): ListCursor {
  const [wanted, setActive] = useState(-1)
  const active = wanted < count ? wanted : -1
  const onKeyDown = (event: KeyboardEvent) => {
    const next = MOVES[event.key]?.(active, count)
    if (next !== undefined && count > 0) setActive(next)
    // The only one needs no choice
    else if (event.key === 'Enter' && (active >= 0 || count === 1)) onPick(Math.max(0, active))
    else if (event.key === 'Escape' && count > 0) onClose()
    else return
    event.preventDefault()
  }
  return { active, setActive, onKeyDown }
}

const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
