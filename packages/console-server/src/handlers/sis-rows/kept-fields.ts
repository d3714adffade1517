import { isDeepStrictEqual } from 'node:util'
import type { SisComponent, SisRows } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { fieldError } from '../../http/field-error.ts'

type Editable = Extract<SisComponent, 'sites' | 'staff'>

/**
 * The fields of a row from the SIS that imports leave alone after a change: those that were kept before and are not
 * given back, and those that the change sets to something else than the SIS did. A row made by hand keeps all of its own.
 */
export const keptAfter = <Component extends Editable>(
  component: Component,
  row: SisRows[Component],
  changes: Readonly<Record<string, unknown>>,
): string[] => {
  const { keptFields: wanted = row.keptFields, ...fields } = changes
  if (!isNames(wanted) || wanted.some((name) => !row.keptFields.includes(name)))
    throw fieldError({ field: 'keptFields', message: 'it can only get shorter' })
  if (row.isManual) return []
  const current: Readonly<Record<string, unknown>> = row
  const changed = Object.keys(fields).filter(
    (name) => isImportable(component, name) && !isDeepStrictEqual(fields[name], current[name]),
  )
  return [...new Set([...wanted, ...changed])].sort()
}

/** What an import could set: the columns of the component, and whether the row is active. */
const isImportable = (component: Editable, name: string): boolean =>
  name === 'isActive' || DATABASE_COLUMNS[component].some(({ columnName }) => columnName === name)

const isNames = (value: unknown): value is string[] => Array.isArray(value)
