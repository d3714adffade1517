import { formatCount } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import * as hidden from '../visually-hidden/visually-hidden.css.ts'
import * as css from './segmented-control.css.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  count?: number | undefined
  disabled?: boolean
  /** What a pointer is told beside the label, which is cut where it is long. */
  title?: string
}

export type SegmentedControlProps<Value extends string> = {
  /** Names the group; written beside it where it is not plain from the place. */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Two to four that exclude one another. */
  options: readonly SegmentedOption<Value>[]
}

/** Radio buttons drawn as one strip: one tab stop, arrows move. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, value, onChange, options } = props
  const name = useId()
  const isOneChosen = options.some((option) => option.value === value)
  return (
    <fieldset className={css.group}>
      <legend className={hidden.root}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            // What opens with its focus at the first control means the chosen one, as Tab does.
            tabIndex={isOneChosen && option.value !== value ? -1 : undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={css.label} title={option.title}>
            {option.label}
          </span>
          {typeof option.count !== 'number' ? null : (
            <span className={css.count}>{formatCount(option.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
