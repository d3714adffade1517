import { type ReactElement, useMemo } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { preload } from '../lazy-part/preload-on-approach.ts'
import { OverlayTrigger } from '../overlay-trigger/overlay-trigger.tsx'
import * as css from './overlay-panel.css.ts'
import type { PopoverProps } from './popover-panel.tsx'

const PopoverPanel = lazyPart(async () => (await import('./popover-panel.tsx')).PopoverPanel)

/** A panel of controls behind a button. Esc, Tab out of it and a press outside close it. */
export function Popover({ trigger, needs, bare, className, ...panel }: PopoverProps): ReactElement {
  const overlay = useMemo(
    () => ({ preload: () => Promise.all([PopoverPanel.preload(), needs && preload(needs)]) }),
    [needs],
  )
  return (
    <OverlayTrigger trigger={trigger} overlay={overlay}>
      {(link) => (
        <PopoverPanel
          {...panel}
          link={link}
          className={classNames(css.panel, css.fading, bare && css.bare, className)}
        />
      )}
    </OverlayTrigger>
  )
}
