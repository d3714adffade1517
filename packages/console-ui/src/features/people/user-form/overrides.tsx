import { type Staff, staffComponent } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { type FormInputs, useFormEnter, useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { UserFormMessages } from './messages.ts'
import * as css from './user-form.css.ts'
import { isChanged, textsOf, type UserValues } from './user-values.ts'

type Name = keyof UserFormMessages['fields'] & keyof UserValues

export type Overrides = {
  /** Why a field can't be changed, for its `readOnly`. */
  reason(name: Name): (inputs: FormInputs) => string | undefined
  /** The way to override it or to undo that, for its `action`; undefined where imports don't fill the field. */
  tools(name: Name): ReactElement | undefined
  /** Fields from the SIS that hold something else than what is stored: saving them overrides them. */
  entered(inputs: FormInputs): readonly string[]
}

/** Fields that imports fill: `isActive` follows from whether the SIS includes the person. */
const isImported = (name: string): boolean => {
  const fields: Readonly<Record<string, { readonly column?: number }>> = staffComponent.fields
  return name === 'isActive' || fields[name]?.column !== undefined
}

/**
 * Fields from the SIS can't be changed until they are overridden. The server keeps what was overridden by changing it; until
 * then an override lasts as long as the form, and a restored draft brings its own.
 */
export const useOverrides = (record: Staff, m: UserFormMessages): Overrides => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isBound = (name: string) => !record.isManual && isImported(name)
  const isOpen = (name: Name, inputs: FormInputs) => opened.has(name) || isChanged(record[name], inputs[name])
  const open = (name: string, isOpen: boolean) => {
    const next = new Set(opened)
    if (isOpen) next.add(name)
    else next.delete(name)
    setOpened(next)
  }
  return {
    reason: (name) => (inputs) =>
      !isBound(name) || isOpen(name, inputs) || textsOf(inputs.keptFields).includes(name)
        ? undefined
        : record.keptFields.includes(name)
          ? m.override.restored
          : m.override.fromSis,
    tools: (name) =>
      isBound(name) ? (
        <OverrideTools
          name={name}
          record={record}
          isOpen={(inputs) => isOpen(name, inputs)}
          onOpen={(isOpen) => open(name, isOpen)}
          m={m}
        />
      ) : undefined,
    entered: (inputs) =>
      (Object.keys(m.fields) as Name[]).filter(
        (name) => isBound(name) && isChanged(record[name], inputs[name]),
      ),
  }
}

type OverrideToolsProps = {
  name: Name
  record: Staff
  isOpen(inputs: FormInputs): boolean
  onOpen(isOpen: boolean): void
  m: UserFormMessages
}

function OverrideTools({ name, record, isOpen, onOpen, m }: OverrideToolsProps): ReactElement {
  const inputs = useFormInputs()
  const enter = useFormEnter()
  const kept = textsOf(inputs.keptFields)
  const tool = (label: string, action: () => void) => (
    <Button
      kind="link"
      size="sm"
      className={css.tool}
      aria-label={m.override.named(label, m.fields[name])}
      onClick={action}
    >
      {label}
    </Button>
  )
  const undo = () => {
    onOpen(false)
    enter({ [name]: record[name] ?? '', keptFields: kept.filter((one) => one !== name) })
  }
  if (kept.includes(name))
    return (
      <>
        <span className={css.mark}>{m.override.overridden}</span>
        {tool(m.override.undo, undo)}
      </>
    )
  if (isOpen(inputs)) return tool(m.override.undo, undo)
  if (record.keptFields.includes(name))
    return tool(m.override.keep, () => enter({ keptFields: [...kept, name].sort() }))
  return tool(m.override.action, () => onOpen(true))
}
