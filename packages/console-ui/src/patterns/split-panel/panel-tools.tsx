import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { UpIcon } from '../../parts/icons/later-icons.ts'
import * as css from './split-panel.css.ts'

export type SplitRecord = {
  /** Names the panel: "Row 1,204". */
  title: string
  /** "1 of 214". */
  position: string
  /** To the neighbours; undefined at the ends. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
  onClose: () => void
  /** Leads out of the panel, which stays open: the arrow towards the list, pressed on the title. */
  onLeave?: () => void
  /** Another record is on its way; this one stands in for it. */
  pending?: boolean
  body: ReactNode
  /** Below what scrolls. */
  foot?: ReactNode
}

/** Where the record stands in the list, and the way to its neighbours. */
export function PanelTools({
  record: { position, previous, next },
}: {
  record: Pick<SplitRecord, 'position' | 'previous' | 'next'>
}): ReactElement {
  return (
    <>
      <span className={css.position}>{position}</span>
      <IconButton
        label="Previous row"
        icon={<UpIcon />}
        onClick={previous}
        disabledReason={previous ? undefined : 'this is the first row'}
      />
      <IconButton
        label="Next row"
        icon={<DownIcon />}
        onClick={next}
        disabledReason={next ? undefined : 'this is the last row'}
      />
    </>
  )
}
