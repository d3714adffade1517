import { type KeyboardEvent, type ReactElement, useId } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../../parts/icons/icons.ts'
import { SectionHeading } from '../card/section-heading.tsx'
import { isRightToLeft } from '../resource-table/right-to-left.ts'
import type { SplitRecord } from './panel-tools.tsx'
import { PanelTools } from './panel-tools.tsx'
import * as css from './split-panel.css.ts'

export type PanelHeadProps = { record: SplitRecord; onClose: () => void }

/** The title takes the focus when somebody enters the panel; Up and Down there go to the neighbours, Left back into the list. */
export function PanelHead({ record, onClose }: PanelHeadProps): ReactElement {
  const id = useId()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const back = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const step = { ArrowUp: record.previous, ArrowDown: record.next, [back]: record.onLeave }[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the title in it has the focus
    <div className={css.head} onKeyDown={onKey}>
      <div className={css.title} tabIndex={-1} data-ec-split-title="">
        <SectionHeading depth={1} id={id} className={css.heading}>
          {record.title}
        </SectionHeading>
      </div>
      <PanelTools record={record} />
      <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}
