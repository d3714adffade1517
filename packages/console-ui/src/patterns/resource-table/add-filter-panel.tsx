import { type ReactElement, useEffect, useState } from 'react'
import { ExpandIcon } from '../../parts/icons/icons.ts'
import { CheckIcon } from '../../parts/icons/later-icons.ts'
import type { AddFilterProps } from './add-filter.tsx'
import * as css from './filter-bar.css.ts'
import { FilterEditor } from './filter-editor.tsx'
import type { FilterSpec } from './filter-spec.ts'

export type AddFilterPanelProps = AddFilterProps & { close: () => void }

/** First which filter, then its values. */
export function AddFilterPanel(props: AddFilterPanelProps): ReactElement {
  const { specs, list, chips, today, wanted, onChange, close } = props
  const [picked, setPicked] = useState<FilterSpec | undefined>(() => {
    return specs.find(({ field }) => field === wanted.current)
  })
  useEffect(() => {
    wanted.current = undefined
  }, [wanted])
  const chosenOf = (field: string) => chips.find((chip) => chip.spec.field === field)?.chosen
  if (picked) {
    return (
      <FilterEditor
        spec={picked}
        list={list}
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
