import { type ReactElement, useMemo } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { createLater } from '../later/create-later.ts'
import { loadBoth } from '../later/load-both.ts'
import { OverlayTrigger } from '../overlay-trigger/overlay-trigger.tsx'
import * as css from './overlay-panel.css.ts'
import type { PopoverProps } from './popover-panel.tsx'

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
