import type { ReactElement } from 'react'
import { CheckIcon } from '../../parts/icons/icons.ts'
import { BoundsForm } from './bounds-form.tsx'
import { ChoiceOptions } from './choice-options.tsx'
import * as css from './filter-bar.css.ts'
import type { FilteredList, FilterSpec, SinceFilter } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import { type FilterChosen, sameChosen, sinceDays, type Today } from './model/filter-value.ts'

export type FilterEditorProps = {
  spec: FilterSpec
  list: FilteredList
  chosen: FilterChosen | undefined
  today: Today
  m: TableMessages['filters']
  onChange: (chosen: FilterChosen | undefined) => void
  close: () => void
}

/** Operator and value of one filter. A choice applies at once and stays open for more; a period is one pick. */
export function FilterEditor(props: FilterEditorProps): ReactElement | null {
  const { spec, list, onChange, close, ...rest } = props
  const pick = (chosen: FilterChosen) => {
    onChange(chosen)
    close()
  }
  if (spec.kind === 'flag') return null
  return (
    <div className={css.panel}>
      <p className={css.panelTitle}>{spec.label}</p>
      {spec.kind === 'choice' ? (
        <ChoiceOptions spec={spec} list={list} onChange={onChange} {...rest} />
      ) : (
        <>
          {spec.kind === 'since' && <SinceOptions spec={spec} onPick={pick} {...rest} />}
          <BoundsForm spec={spec} onApply={pick} {...rest} />
        </>
      )}
    </div>
  )
}

type SinceOptionsProps = Pick<FilterEditorProps, 'chosen' | 'today'> & {
  spec: SinceFilter
  onPick: (chosen: FilterChosen) => void
}

function SinceOptions({ spec, chosen, today, onPick }: SinceOptionsProps): ReactElement {
  return (
    <>
      {spec.options.map(({ days, label }) => {
        const value = sinceDays(days, today)
        const isOn = sameChosen(chosen, value)
        return (
          <button
            key={days}
            type="button"
            className={css.option}
            aria-pressed={isOn}
            onClick={() => onPick(value)}
          >
            <span className={css.optionMark}>{isOn && <CheckIcon />}</span>
            {label}
          </button>
        )
      })}
    </>
  )
}
