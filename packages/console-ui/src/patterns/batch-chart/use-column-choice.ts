import { type KeyboardEvent, type PointerEvent, useState } from 'react'

export type ColumnRange = { from: number; to: number }

type Options = {
  count: number
  /** Opens a column: Enter. */
  onOpen?: ((index: number) => void) | undefined
  /** Narrows a list to a column: a click, or the space bar. */
  onPick?: ((index: number) => void) | undefined
  /** Narrows a list to a range of columns: a drag, or Shift and arrows. */
  onRange?: ((range: ColumnRange) => void) | undefined
}

type Choice = {
  /** What a tip tells of. */
  active: number | null
  /** Where Left and Right go on from. */
  cursor: number
  range: ColumnRange | null
  /** Attributes of the one tab stop that lies over the columns. */
  handlers: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    onKeyUp(event: KeyboardEvent<HTMLElement>): void
    onFocus(): void
    onBlur(): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerLeave(): void
    onPointerCancel(): void
  }
}

/** Which column is meant, by pointer and by keyboard, and which range is being drawn out. */
export function useColumnChoice({ count, onOpen, onPick, onRange }: Options): Choice {
  const [active, setActive] = useState<number | null>(null)
  const [kept, setKept] = useState<number | null>(null)
  /** Where a range began; its other end is the active column. */
  const [anchor, setAnchor] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const last = count - 1
  const cursor = Math.min(kept ?? last, last)
  const shown = active === null ? null : Math.min(active, last)
  const range = anchor === null || shown === null || !onRange ? null : ordered(anchor, shown)

  const go = (index: number) => {
    setActive(index)
    setKept(index)
  }
  const finishRange = () => {
    if (range && range.from < range.to) onRange?.(range)
    setAnchor(null)
  }
  const away = () => {
    setActive(null)
    setAnchor(null)
    setPressed(false)
  }

  return {
    active: shown,
    cursor,
    range,
    handlers: {
      onKeyDown(event) {
        const to = target(event.key, cursor, last)
        if (to !== null) {
          if (event.shiftKey) setAnchor(anchor ?? cursor)
          else setAnchor(null)
          go(to)
        } else if (event.key === 'Enter') onOpen?.(cursor)
        else if (event.key === ' ') onPick?.(cursor)
        else if (event.key === 'Escape' && shown !== null) away()
        else return
        event.preventDefault()
        // A dialog around it would close on the same Escape
        event.stopPropagation()
      },
      onKeyUp(event) {
        if (event.key === 'Shift') finishRange()
      },
      onFocus: () => setActive(cursor),
      onBlur: away,
      onPointerMove(event) {
        const index = indexAt(event, count)
        if (pressed && anchor === null && index !== cursor) setAnchor(cursor)
        setActive(index)
      },
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setPressed(true)
        setAnchor(null)
        go(indexAt(event, count))
      },
      onPointerUp(event) {
        if (!pressed) return
        setPressed(false)
        const index = indexAt(event, count)
        if (range && range.from < range.to) finishRange()
        else onPick?.(index)
        setKept(index)
      },
      onPointerLeave() {
        if (!pressed) setActive(null)
      },
      onPointerCancel: away,
    },
  }
}

const ordered = (a: number, b: number): ColumnRange => ({ from: Math.min(a, b), to: Math.max(a, b) })

function target(key: string, cursor: number, last: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, cursor - 1)
  if (key === 'ArrowRight') return Math.min(last, cursor + 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

function indexAt(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const share = width > 0 ? (event.clientX - left) / width : 0
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}
