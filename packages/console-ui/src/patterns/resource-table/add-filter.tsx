import type { ReactElement } from 'react'
import { AddIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import type { AddFilterPanelProps } from './add-filter-panel.tsx'
import * as css from './filter-bar.css.ts'

const AddFilterPanel = lazyPart(async () => (await import('./add-filter-panel.tsx')).AddFilterPanel)

/** First which filter, then its values, in one panel. */
export function AddFilter(props: Omit<AddFilterPanelProps, 'close'>): ReactElement {
  return (
    <Popover
      label={props.m.add}
      bare
      needs={AddFilterPanel}
      trigger={
        <button type="button" className={css.addFilter} data-ec-filter="">
          <AddIcon />
          {props.m.add}
        </button>
      }
    >
      {(close) => <AddFilterPanel {...props} close={close} />}
    </Popover>
  )
}
