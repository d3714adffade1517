import { type ReactElement, useState } from 'react'
import { AddIcon, CheckIcon, ExpandIcon } from '../../parts/icons/icons.ts'
import { Popover } from '../../parts/popover/popover.tsx'
import * as css from './filter-bar.css.ts'
import { FilterEditor } from './filter-editor.tsx'
import type { FilterSpec } from './filter-spec.ts'
import type { ActiveFilter } from './model/active-filters.ts'
import type { FilterChosen, Today } from './model/filter-value.ts'

export type AddFilterProps = {
  specs: readonly FilterSpec[]
  /** The filters at work; they carry a tick and open their editor too. */
  chips: readonly ActiveFilter[]
  today: Today
  onChange: (field: string, chosen: FilterChosen | undefined) => void
}

/** First which filter, then its values, in one panel. */
export function AddFilter(props: AddFilterProps): ReactElement {
  return (
    <Popover
      label="Add filter"
      trigger={
        <button type="button" className={css.addFilter}>
          <AddIcon />
          Add filter
        </button>
      }
    >
      {(close) => <AddFilterPanel {...props} close={close} />}
    </Popover>
  )
}

function AddFilterPanel({
  specs,
  chips,
  today,
  onChange,
  close,
}: AddFilterProps & { close: () => void }): ReactElement {
  const [picked, setPicked] = useState<FilterSpec>()
  const chosenOf = (field: string) => chips.find((chip) => chip.spec.field === field)?.chosen
  if (picked) {
    return (
      <FilterEditor
        spec={picked}
        chosen={chosenOf(picked.field)}
        today={today}
        onChange={(chosen) => onChange(picked.field, chosen)}
        close={close}
      />
    )
  }
  return (
    <div className={css.panel}>
      {specs.map((spec) => (
        <button
          key={spec.field}
          type="button"
          className={css.option}
          onClick={() => {
            if (spec.kind !== 'flag') return setPicked(spec)
            // A flag has no values to pick: on or off.
            onChange(spec.field, chosenOf(spec.field) ? undefined : { gte: String(spec.operator.gte) })
            close()
          }}
        >
          <span className={css.optionMark}>{chosenOf(spec.field) && <CheckIcon />}</span>
          <span className={css.columnName}>{spec.label}</span>
          {spec.kind !== 'flag' && <ExpandIcon size="sm" />}
        </button>
      ))}
    </div>
  )
}
