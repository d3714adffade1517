import type { BatchComparison, ChangedField, ChangedRows } from '@edconsole/console-core'
import { DATABASE_COLUMNS, isImported, personalKind } from '@edconsole/console-core/import-rules'

/** True for a field whose values stay hidden until someone asks for them. */
export const isPersonalField = ({ componentName, fieldName }: ChangedField): boolean => {
  const kind = isImported(componentName) ? personalKind(componentName, fieldName) : undefined
  return kind === 'private' || kind === 'name'
}

/** True for records some of which have names that stay hidden until someone asks for them. */
export const arePersonalRows = ({ examples }: ChangedRows): boolean =>
  examples.some(({ label }) => label !== null)

/** True if a comparison has anything that stays hidden until someone asks for it. */
export const hasPersonalData = ({ rows, fields }: BatchComparison): boolean =>
  rows.some(arePersonalRows) || fields.some(isPersonalField)

/** What people call a field. */
export const fieldTitle = ({ componentName, fieldName }: ChangedField): string =>
  (isImported(componentName)
    ? DATABASE_COLUMNS[componentName].find(({ columnName }) => columnName === fieldName)?.displayName
    : undefined) ?? fieldName
