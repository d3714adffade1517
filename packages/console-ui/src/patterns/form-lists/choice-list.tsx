import { type ReactElement, useContext } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { FieldContext } from '../../parts/field/field-context.ts'
import { ReadOnlyText } from '../../parts/text-field/read-only-text.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { CustomControlProps } from '../resource-form/index.ts'
import * as css from './choice-list.css.ts'
import { textsIn } from './texts-in.ts'

export type Choice = { value: string; label: string; help?: string | undefined }

export type ChoiceListProps = CustomControlProps & {
  options: readonly Choice[]
  /** Labels of a few letters. */
  narrow?: boolean
  /** There may be any number of them. */
  long?: boolean
}

/** From so many on a list scrolls for itself. */
const LONG = 18

/** Several of a finite list, in the order of the list; what is chosen and not on it stays, at the end, until it is let go. */
export function ChoiceList(props: ChoiceListProps): ReactElement {
  const { value, onChange, onBlur, label, disabled, readOnly, options, narrow, long } = props
  const field = useContext(FieldContext)
  const chosen = textsIn(value)
  const listed = new Set(options.map((option) => option.value))
  const all: readonly Choice[] = [
    ...options,
    ...chosen.filter((one) => !listed.has(one)).map((one) => ({ value: one, label: one })),
  ]
  if (readOnly) {
    const names = all.filter((option) => chosen.includes(option.value)).map((option) => option.label)
    return <ReadOnlyText label={label} value={names.join(', ')} />
  }
  const change = (one: string, on: boolean) =>
    onChange(all.map((option) => option.value).filter((name) => (name === one ? on : chosen.includes(name))))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it has its name and its line
    <div
      role="group"
      id={field?.id}
      className={classNames(css.list, narrow && css.narrow, long && all.length > LONG && css.long)}
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur()
      }}
    >
      {all.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          help={option.help}
          checked={chosen.includes(option.value)}
          disabled={disabled}
          onChange={(on) => change(option.value, on)}
        />
      ))}
    </div>
  )
}
