import { type ReactElement, type ReactNode, useId } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { EditedTag } from '../field/edited-tag.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './switch.css.ts'

export type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Where the row it stands in says it already. */
  hideLabel?: boolean
  disabled?: boolean
  /** It cannot be changed here, yet it is reached and read. */
  readOnly?: boolean
  /** One line below the label. */
  help?: ReactNode
  /** The value differs from the saved one. */
  edited?: boolean
  /** The label at the start of the line and the switch at its end, for lists of switches. */
  spread?: boolean
  /** Of the line that says what is wrong. */
  describedBy?: string
  onBlur?: () => void
  className?: string
}

/** On or off. In a form it takes effect on save, as everything there does. */
export function Switch(props: SwitchProps): ReactElement {
  const { label, checked, onChange, hideLabel = false, disabled, readOnly, className } = props
  const { help, edited = false, spread = false, describedBy, onBlur } = props
  const helpId = useId()
  const plain = help === undefined && !edited && !spread
  return (
    <label className={classNames(css.root, spread && css.spread, className)}>
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : plain ? (
        label
      ) : (
        <span className={css.texts}>
          <span className={css.name}>
            {label} {edited ? <EditedTag inline /> : null}
          </span>
          {help === undefined ? null : (
            <span className={css.help} id={helpId}>
              {help}
            </span>
          )}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        className={css.input}
        checked={checked}
        aria-checked={checked}
        // The name is the label alone: help and tag would be read with it each time.
        aria-label={plain ? undefined : label}
        aria-describedby={
          [help === undefined ? '' : helpId, describedBy].filter(Boolean).join(' ') || undefined
        }
        aria-readonly={readOnly || undefined}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
      />
    </label>
  )
}
