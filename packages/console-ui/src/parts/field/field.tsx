import { useMessages } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useId, useMemo } from 'react'
import { partMessages } from '../messages.ts'
import * as hidden from '../visually-hidden/visually-hidden.css.ts'
import { EditedTag } from './edited-tag.tsx'
import * as css from './field.css.ts'
import { FieldContext } from './field-context.ts'
import { FieldLine } from './field-line.tsx'

export type FieldProps = {
  /** Always visible: a placeholder never stands in for it. */
  label: string
  /** A title above says the same: the label is for assistive technology alone. */
  hideLabel?: boolean | undefined
  /** One line. It gives way to an error. */
  help?: ReactNode
  /** A button about the field, at the end of that line. */
  action?: ReactNode
  /** What to enter: "Enter the district name". */
  error?: string | undefined
  /** An error appears while the control has the focus, which alone would have it read out: it is read out by itself. */
  announced?: boolean
  /** One of several that are judged together: it is marked, and what is wrong stands below all of them. */
  marked?: boolean
  required?: boolean
  /** Says "optional", where most fields are required. */
  optional?: boolean
  /** The value differs from the saved one. */
  edited?: boolean
  /** The control is a group of several (RadioCards): it is named by the label, which points at none of them. */
  group?: boolean
  /** One control: TextField, Select, Combobox… It takes id and state from here. */
  children: ReactNode
}

/** Label, control, and one line that is either help or error. */
export function Field(props: FieldProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const {
    label,
    hideLabel = false,
    help,
    action,
    error,
    announced = false,
    marked = false,
    required = false,
    optional = false,
    edited = false,
    group,
  } = props
  const id = useId()
  const labelId = `${id}-label`
  const lineId = `${id}-line`
  const isWrong = error !== undefined && error !== ''
  const invalid = isWrong || marked
  const describedBy = isWrong || help !== undefined ? lineId : undefined
  const control = useMemo(
    () => ({ id, label, labelId, describedBy, invalid, required, edited }),
    [id, label, labelId, describedBy, invalid, required, edited],
  )
  const Name = group ? 'span' : 'label'
  return (
    <div className={css.root}>
      <div className={hideLabel ? hidden.root : css.head}>
        <Name className={css.label} id={labelId} {...(group ? {} : { htmlFor: id })}>
          {label}
          {required ? (
            <span className={css.asterisk} aria-hidden>
              *
            </span>
          ) : null}
        </Name>
        {optional ? <span className={css.optional}>{m.optional}</span> : null}
        {edited ? <EditedTag /> : null}
      </div>
      <FieldContext.Provider value={control}>{props.children}</FieldContext.Provider>
      <FieldLine id={lineId} help={help} error={error} announced={announced} action={action} />
    </div>
  )
}
