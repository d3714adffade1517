import { cloneElement, type ReactElement, useId, useLayoutEffect, useRef } from 'react'
import { placeTip } from './place-tip.ts'
import * as css from './tooltip.css.ts'
import { useTipOpen } from './use-tip-open.ts'

export type TooltipProps = {
  /** A short fact. Never the only copy of something needed. Without it the child stands alone. */
  text: string | undefined
  /** Set to false when the child's accessible name says the same. Default true. */
  describes?: boolean
  /** One element that can have the focus, or text inside one. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Opens after 400 ms of hovering, and at once on keyboard focus or on pressing what is disabled with a reason. Esc or a press
 * closes it; it stays while the pointer is on it.
 */
export function Tooltip({ text, describes = true, children }: TooltipProps): ReactElement {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const open = useTipOpen(anchor, text !== undefined)

  useLayoutEffect(() => {
    const box = open && anchor.current?.firstElementChild?.getBoundingClientRect()
    if (!tip.current || !box) return
    // The top layer keeps a tip above dialogs and out of clipped areas; where it is missing the z-index does.
    tip.current.showPopover?.()
    const size = tip.current.getBoundingClientRect()
    const { x, y } = placeTip(box, size, { width: window.innerWidth, height: window.innerHeight })
    tip.current.style.translate = `${x}px ${y}px`
  }, [open])

  const described = [children.props['aria-describedby'], open && describes ? id : '']
    .filter(Boolean)
    .join(' ')
  return (
    <span className={css.anchor} ref={anchor}>
      {cloneElement(children, { 'aria-describedby': described || undefined })}
      {open ? (
        <span className={css.tip} id={id} ref={tip} role="tooltip" popover="manual" data-ec-tip="">
          {text}
        </span>
      ) : null}
    </span>
  )
}
