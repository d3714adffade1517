import type { ReactElement } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { CheckIcon } from '../../parts/icons/icons.ts'
import * as css from './filter-bar.css.ts'
import type { ChoiceFilter, FilterSpec, SinceFilter } from './filter-spec.ts'
import { type FilterChosen, sameChosen, sinceDays, type Today } from './model/filter-value.ts'

export type FilterEditorProps = {
  spec: FilterSpec
  chosen: FilterChosen | undefined
  today: Today
  onChange: (chosen: FilterChosen | undefined) => void
  close: () => void
}

/** The values of one filter. A choice applies at once and stays open for more; a period is one pick. */
export function FilterEditor({ spec, ...rest }: FilterEditorProps): ReactElement | null {
  if (spec.kind === 'flag') return null
  return (
    <div className={css.panel}>
      <p className={css.panelTitle}>{spec.label}</p>
      {spec.kind === 'choice' ? (
        <ChoiceOptions spec={spec} {...rest} />
      ) : (
        <SinceOptions spec={spec} {...rest} />
      )}
    </div>
  )
}

type EditorProps<Spec> = Omit<FilterEditorProps, 'spec'> & { spec: Spec }

function ChoiceOptions({ spec, chosen, onChange }: EditorProps<ChoiceFilter>): ReactElement {
  const values = chosen === undefined || chosen === 'any' || 'gte' in chosen ? [] : chosen
  const toggle = (value: string, on: boolean) => {
    const next = on ? [...values, value] : values.filter((v) => v !== value)
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <>
      {spec.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={(on) => toggle(value, on)}
        />
      ))}
    </>
  )
}

function SinceOptions({ spec, chosen, today, onChange, close }: EditorProps<SinceFilter>): ReactElement {
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
            onClick={() => {
              onChange(value)
              close()
            }}
          >
            <span className={css.optionMark}>{isOn && <CheckIcon />}</span>
            {label}
          </button>
        )
      })}
    </>
  )
}
