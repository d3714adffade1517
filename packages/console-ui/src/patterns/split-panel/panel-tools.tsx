import { useMessages } from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon, DownIcon, UpIcon } from '../../parts/icons/icons.ts'
import { SectionHeading } from '../card/section-heading.tsx'
import { isRightToLeft } from '../resource-table/right-to-left.ts'
import { panelMessages } from './messages.ts'
import * as css from './split-panel.css.ts'

export type SplitRecord = {
  /** Names the panel: "Row 1,204". */
  title: string
  /** "1 of 214"; empty for what stands in no list, such as a record that is being made. */
  position: string
  /** To the neighbors; undefined at the ends. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
  onClose: () => void
  /** Leads out of the panel, which stays open: the arrow towards the list, pressed on the title. */
  onLeave?: () => void
  /** Another record is on its way; this one stands in for it. */
  pending?: boolean
  body: ReactNode
  /** The body reaches the edges: a form with a bar of its own. */
  flush?: boolean
  /** Below what scrolls. */
  foot?: ReactNode
}

/** Where the record stands in the list, and the way to its neighbors. */
export function PanelTools({
  record: { position, previous, next },
}: {
  record: Pick<SplitRecord, 'position' | 'previous' | 'next'>
}): ReactElement {
  const m = useMessages('panel', panelMessages)
  if (position === '') return <span className={css.position} />
  return (
    <>
      <span className={css.position}>{position}</span>
      <IconButton
        label={m.previous}
        icon={<UpIcon />}
        onClick={previous}
        disabledReason={previous ? undefined : m.isFirst}
      />
      <IconButton
        label={m.next}
        icon={<DownIcon />}
        onClick={next}
        disabledReason={next ? undefined : m.isLast}
      />
    </>
  )
}

type PanelHeadProps = { record: SplitRecord; onClose: () => void }

/**
 * The title takes the focus when the reader enters the panel; Up and Down there go to the neighbors, Left back into the
 * list.
 */
export function PanelHead({ record, onClose }: PanelHeadProps): ReactElement {
  const id = useId()
  const { close } = useMessages('panel', panelMessages)
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
      <IconButton label={close} icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}
