import { type ReactElement, type ReactNode, useId } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { FieldLine } from '../../parts/field/field-line.tsx'
import { Switch } from '../../parts/switch/switch.tsx'
import * as css from './resource-form.css.ts'

export type BooleanViewProps = {
  kind: 'checkbox' | 'switch'
  label: string
  help: ReactNode
  action: ReactNode
  error: string | undefined
  edited: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur: () => void
  readOnly: boolean
  disabled: boolean
}

/** A yes or no: its label stands beside it, and its fault below. A switch too takes effect on save alone. */
export function BooleanView(props: BooleanViewProps): ReactElement {
  const { kind, help, action, error, ...own } = props
  const lineId = useId()
  // A button can't be in the label: with one, the help stands below, in the same line.
  const isBelow = action !== undefined
  const beside = isBelow ? undefined : help
  const line = error === undefined && !isBelow ? {} : { describedBy: lineId }
  return (
    <div className={css.boolean}>
      {kind === 'switch' ? (
        <Switch {...own} {...line} spread help={beside} />
      ) : (
        <Checkbox {...own} {...line} help={beside} invalid={error !== undefined} />
      )}
      <FieldLine id={lineId} help={isBelow ? help : undefined} error={error} action={action} />
    </div>
  )
}
