import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { placeTip } from '../../../parts/tooltip/place-tip.ts'
import { tip } from '../../../parts/tooltip/tooltip.css.ts'

/** The text that a cell has, where its column cuts it. */
export function cutTextOf(cell: HTMLElement): string {
  const cut = cell.querySelector('[data-ec-cut]') ?? cell
  return cut.scrollWidth > cut.clientWidth ? (cut.textContent ?? '') : ''
}

/** The whole text of a cell that has the focus. Assistive technology reads the cell itself. */
export function CutTip({ text }: { text: string }): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const cell = place.current?.closest('td, th')
    if (!place.current || !cell) return
    place.current.showPopover?.()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const { x, y } = placeTip(cell.getBoundingClientRect(), place.current.getBoundingClientRect(), view)
    place.current.style.translate = `${x}px ${y}px`
  }, [])
  return (
    <span ref={place} className={tip} popover="manual" aria-hidden="true" data-ec-tip="">
      {text}
    </span>
  )
}
