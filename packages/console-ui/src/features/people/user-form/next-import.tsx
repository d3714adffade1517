import type { Staff } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { UserFormMessages } from './messages.ts'
import * as css from './user-form.css.ts'
import { textsOf } from './user-values.ts'

export type NextImportProps = {
  /** As it is stored; absent for one that is being added. */
  record?: Staff
  /** Names of fields that were changed here and are not saved yet. */
  changedFields?: (inputs: Readonly<Record<string, unknown>>) => readonly string[]
  m: UserFormMessages
}

/** What the next import will do to the record as it stands in the form. */
export function NextImport({ record, changedFields = () => [], m }: NextImportProps): ReactElement {
  const inputs = useFormInputs()
  return (
    <ul className={css.next}>
      {linesOf(record, inputs, changedFields(inputs), m).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const linesOf = (
  record: Staff | undefined,
  inputs: Readonly<Record<string, unknown>>,
  changed: readonly string[],
  m: UserFormMessages,
): string[] => {
  const hasAccount = record !== undefined && record.accountId !== null
  const account = hasAccount ? m.next.account : m.next.newAccount
  if (record === undefined || record.isManual)
    return [m.next.manual(record?.staffId ?? textOf(inputs.staffId)), account]
  const titles: Readonly<Record<string, string>> = m.fields
  const named = (names: readonly string[]) => names.map((name) => titles[name] ?? name)
  const keptInForm = textsOf(inputs.keptFields)
  const kept = named([...new Set([...keptInForm, ...changed])].sort())
  const restored = named(record.keptFields.filter((name) => !keptInForm.includes(name)))
  const [only = ''] = kept
  return [
    kept.length === 0 ? m.next.all : kept.length === 1 ? m.next.keptOne(only) : m.next.kept(listed(kept)),
    ...(restored.length > 0 ? [m.next.restored(listed(restored))] : []),
    m.next.gone,
    account,
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
