import { type ReactElement, type ReactNode, useContext, useId } from 'react'
import { FieldContext } from '../field/field-context.ts'
import { ReadOnlyText } from '../text-field/read-only-text.tsx'
import * as css from './radio-cards.css.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  /** One line: what picking it means. */
  note?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  /** The picked one; none while it is no card's. */
  value: string
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Two to four that exclude one another. Stand it in a `Field` with `group`. */
  options: readonly RadioCard<Value>[]
  /** Its name where no Field stands around it. */
  label?: string
  disabled?: boolean
  /** Shown as text that can be reached and copied. */
  readOnly?: boolean
}

/** Radio buttons as cards, where each choice needs room for a word more (picture 10). One tab stop, arrows pick. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactElement {
  const { value, onChange, onBlur, options, label, disabled = false, readOnly = false } = props
  const field = useContext(FieldContext)
  const name = useId()
  if (readOnly) {
    const picked = options.find((option) => option.value === value)
    return <ReadOnlyText label={label ?? field?.label} value={picked?.label ?? value} />
  }
  return (
    <div
      role="radiogroup"
      id={field?.id}
      className={css.group}
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.texts}>
            {option.label}
            {option.note === undefined ? null : <span className={css.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
