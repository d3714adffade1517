import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { UpIcon } from '../../parts/icons/later-icons.ts'
import * as css from './split-panel.css.ts'
import type { SplitRecord } from './split-panel.tsx'

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
        disabledReason={previous ? undefined : 'this is the first one'}
      />
      <IconButton
        label="Next row"
        icon={<DownIcon />}
        onClick={next}
        disabledReason={next ? undefined : 'this is the last one'}
      />
    </>
  )
}
