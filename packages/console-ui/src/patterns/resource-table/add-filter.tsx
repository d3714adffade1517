import type { ReactElement } from 'react'
import { AddIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import type { FilteredList } from './choice-options-counts.ts'
import * as css from './filter-bar.css.ts'
import type { FilterSpec } from './filter-spec.ts'
import type { ActiveFilter } from './model/active-filters.ts'
import type { FilterChosen, Today } from './model/filter-value.ts'

const AddFilterPanel = lazyPart(async () => (await import('./add-filter-panel.tsx')).AddFilterPanel)

export type AddFilterProps = {
  specs: readonly FilterSpec[]
  list: FilteredList
  /** The filters at work; they carry a tick and open their editor too. */
  chips: readonly ActiveFilter[]
  today: Today
  /** The filter that is shown first when it opens next. */
  wanted: { current: string | undefined }
  onChange: (field: string, chosen: FilterChosen | undefined) => void
}

/** First which filter, then its values, in one panel. */
export function AddFilter(props: AddFilterProps): ReactElement {
  return (
    <Popover
      label="Add filter"
      bare
      needs={AddFilterPanel}
      trigger={
        <button type="button" className={css.addFilter} data-ec-filter="">
          <AddIcon />
          Add filter
        </button>
      }
    >
      {(close) => <AddFilterPanel {...props} close={close} />}
    </Popover>
  )
}
