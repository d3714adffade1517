import { type ReactElement, type ReactNode, useId, useMemo } from 'react'
import { ErrorIcon } from '../icons/icons.ts'
import * as css from './field.css.ts'
import { FieldContext } from './field-context.ts'

export type FieldProps = {
  /** Always visible: a placeholder never stands in for it. */
  label: string
  /** One line. It gives way to an error. */
  help?: ReactNode
  /** What to enter: "Enter the district name". */
  error?: string | undefined
  required?: boolean
  /** Says "optional", where most fields are required. */
  optional?: boolean
  /** The value differs from the saved one. */
  edited?: boolean
  /** One control: TextField, Select, Combobox… It takes id and state from here. */
  children: ReactNode
}

/** Label, control, and one line that is either help or error. */
export function Field(props: FieldProps): ReactElement {
  const { label, help, error, required = false, optional = false, edited = false, children } = props
  const id = useId()
  const lineId = `${id}-line`
  const invalid = error !== undefined && error !== ''
  const describedBy = invalid || help !== undefined ? lineId : undefined
  const control = useMemo(
    () => ({ id, describedBy, invalid, required, edited }),
    [id, describedBy, invalid, required, edited],
  )
  return (
    <div className={css.root}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
          {required ? (
            <span className={css.asterisk} aria-hidden>
              *
            </span>
          ) : null}
        </label>
        {optional ? <span className={css.optional}>optional</span> : null}
        {edited ? <span className={css.edited}>Edited</span> : null}
      </div>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {invalid ? (
        <p className={css.error} id={lineId}>
          <ErrorIcon size="sm" className={css.errorIcon} />
          {error}
        </p>
      ) : help === undefined ? null : (
        <p className={css.help} id={lineId}>
          {help}
        </p>
      )}
    </div>
  )
}
