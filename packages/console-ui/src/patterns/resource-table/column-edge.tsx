import {
  type ReactElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useState,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './column-tools.css.ts'
import type { TableMessages } from './messages.ts'
import { COLUMN_WIDTH, clampWidth } from './model/columns-state.ts'
import { isRightToLeft } from './right-to-left.ts'
import { textScale } from './text-scale.ts'

export type ColumnEdgeProps = {
  title: string
  m: TableMessages['columns']
  /** The width that the reader gave it. */
  given: number | undefined
  /** What the column asks for; without it, it shares what is left. */
  width: number | undefined
  isLast: boolean
  /** Without a width the column shares what is left again. */
  onWidth: (width: number | undefined) => void
  onFit: () => void
}

/** The edge of a column: drag it, or press Left and Right on it, 16 px at a time; a double click fits the content (ux 8.1). */
export function ColumnEdge({
  title,
  m,
  given,
  width,
  isLast,
  onWidth,
  onFit,
}: ColumnEdgeProps): ReactElement {
  const [measured, setMeasured] = useState<number>()
  const now = clampWidth(given ?? measured ?? width ?? 0)
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: edge } = event
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (key === 'Enter') {
      event.preventDefault()
      return onFit()
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    const wider = (key === 'ArrowRight') !== isRightToLeft(edge)
    onWidth(drawnWidth(edge) + (wider ? COLUMN_WIDTH.step : -COLUMN_WIDTH.step))
  }
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // No text is selected on the way, and the header does not sort.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    dragWidth(event.nativeEvent, drawnWidth(event.currentTarget), onWidth, () => onWidth(given))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that cannot be moved is something else
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={m.width(title)}
      aria-valuenow={now}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      aria-valuetext={m.pixels(now)}
      tabIndex={0}
      className={classNames(css.edge, isLast && css.edgeInside)}
      onFocus={(event) => setMeasured(drawnWidth(event.currentTarget))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={onFit}
    />
  )
}

/** As it is drawn: the table may give a column more than it asks for. */
function drawnWidth(edge: HTMLElement): number {
  const header = edge.closest('th')
  return header ? header.getBoundingClientRect().width / textScale(edge) : 0
}

/** Follows the pointer from a press on an edge until it is let go; Esc takes the width back. */
function dragWidth(
  press: PointerEvent,
  from: number,
  onWidth: (width: number) => void,
  onTakeBack: () => void,
): void {
  const edge = press.target
  if (!(edge instanceof HTMLElement)) return
  const perPixel = (isRightToLeft(edge) ? -1 : 1) / textScale(edge)
  let frame = 0
  let wanted = from
  const stop = new AbortController()
  const { signal } = stop
  const draw = () => {
    frame = 0
    onWidth(wanted)
  }
  const end = () => {
    stop.abort()
    if (frame === 0) return
    cancelAnimationFrame(frame)
    draw()
  }
  const move = (event: PointerEvent) => {
    wanted = from + (event.clientX - press.clientX) * perPixel
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancelAnimationFrame(frame)
    stop.abort()
    onTakeBack()
  }
  edge.setPointerCapture(press.pointerId)
  edge.addEventListener('pointermove', move, { signal })
  edge.addEventListener('pointerup', end, { signal })
  edge.addEventListener('pointercancel', end, { signal })
  edge.addEventListener('lostpointercapture', end, { signal })
  document.addEventListener('keydown', takeBack, { signal, capture: true })
}
