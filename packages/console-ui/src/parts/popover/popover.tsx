import { type ReactElement, type ReactNode, useMemo } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { createLater, type Later } from '../later/create-later.ts'
import { loadBoth } from '../later/load-both.ts'
import { OverlayTrigger } from '../overlay-trigger/overlay-trigger.tsx'
import type { TriggerProps } from '../overlay-trigger/trigger-props.ts'
import * as css from './overlay-panel.css.ts'

export type PopoverProps = {
  /** A Button, an IconButton, or any element that takes button attributes; the popover keeps its ref to itself. */
  trigger: ReactElement<TriggerProps>
  /** Names the panel. */
  label: string
  /** What it holds; as a function it can close the panel, which gives the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Code that its content needs; the panel opens when that is there. */
  needs?: Later<unknown>
  /** Which edge of the trigger it hangs from, or that it stands beside it. Default "start". */
  align?: 'start' | 'end' | 'beside'
  /** No padding: the content reaches the edges. */
  bare?: boolean
  className?: string
}

const popoverPanel = createLater(async () => (await import('./popover-panel.tsx')).PopoverPanel)

/** A panel of controls behind a button. Esc, Tab out of it and a press outside close it. */
export function Popover({ trigger, needs, bare, className, ...panel }: PopoverProps): ReactElement {
  const overlay = useMemo(() => (needs ? loadBoth(popoverPanel, needs) : popoverPanel), [needs])
  return (
    <OverlayTrigger trigger={trigger} overlay={overlay}>
      {(Panel, link) => (
        <Panel {...panel} link={link} className={classNames(css.panel, bare && css.bare, className)} />
      )}
    </OverlayTrigger>
  )
}
