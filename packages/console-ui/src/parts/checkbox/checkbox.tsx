import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { EditedTag } from '../field/edited-tag.tsx'
import { CheckIcon, MixedIcon } from '../icons/icons.ts'
import * as css from './checkbox.css.ts'

export type CheckboxProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is picked. */
  indeterminate?: boolean
  /** In a table the label is for assistive technology alone. */
  hideLabel?: boolean
  help?: ReactNode
  /** Beside the label, and no part of its name: a code. */
  code?: ReactNode
  disabled?: boolean
  /** It cannot be changed here, yet it is reached and read. */
  readOnly?: boolean
  invalid?: boolean
  /** The value differs from the saved one. */
  edited?: boolean
  /** Of the line that says what is wrong. */
  describedBy?: string
  onBlur?: () => void
}

export function Checkbox(props: CheckboxProps): ReactElement {
  const {
    label,
    checked,
    onChange,
    indeterminate = false,
    hideLabel = false,
    help,
    code,
    disabled,
    readOnly,
    invalid,
    edited,
    describedBy,
    onBlur,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()

  useEffect(() => {
    // There is no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])

  const Mark = indeterminate ? MixedIcon : CheckIcon
  return (
    <label className={classNames(css.root, hideLabel && css.lone)}>
      <span className={css.box}>
        <input
          ref={input}
          type="checkbox"
          className={css.input}
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-readonly={readOnly || undefined}
          aria-describedby={
            [help === undefined ? '' : helpId, describedBy].filter(Boolean).join(' ') || undefined
          }
          onBlur={onBlur}
          onChange={(event) => {
            if (!readOnly) onChange(event.currentTarget.checked)
          }}
        />
        {checked || indeterminate ? <Mark size="sm" className={css.mark} /> : null}
      </span>
      {hideLabel ? null : (
        <span className={css.texts}>
          <span>
            {code === undefined ? label : <span className={css.named}>{label}</span>} {code}{' '}
            {edited ? <EditedTag inline /> : null}
          </span>
          {help === undefined ? null : (
            <span className={css.help} id={helpId}>
              {help}
            </span>
          )}
        </span>
      )}
    </label>
  )
}
