import type { KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { isRightToLeft } from '../resource-table/right-to-left.ts'
import * as css from './split-panel.css.ts'
import { SPLIT_MIN, SPLIT_STEP, withinSplit } from './split-width.ts'

export type SeparatorProps = {
  label: string
  /** Of the panel after it, in pixels. */
  width: number
  max: number
  onWidth: (width: number) => void
}

/** The edge between a list and its panel: dragged, or moved with the arrow keys. */
export function Separator({ label, width, max, onWidth }: SeparatorProps): ReactElement {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const toStart = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const toEnd = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const wanted = {
      [toStart]: width + SPLIT_STEP,
      [toEnd]: width - SPLIT_STEP,
      Home: max,
      End: SPLIT_MIN,
    }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    onWidth(withinSplit(wanted, max))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const start = event.clientX
    const sign = isRightToLeft(edge) ? 1 : -1
    edge.setPointerCapture(event.pointerId)
    edge.onpointermove = ({ clientX }) => onWidth(withinSplit(width + sign * (clientX - start), max))
    edge.onlostpointercapture = () => {
      edge.onpointermove = null
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two parts cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={SPLIT_MIN}
      aria-valuemax={max}
      tabIndex={0}
      className={css.separator}
      onKeyDown={onKey}
      onPointerDown={onPointerDown}
    />
  )
}
