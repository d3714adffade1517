import type { ChangedField } from '@edconsole/console-core'
import { DATABASE_COLUMNS, isImported, personalKind } from '@edconsole/console-core/import-rules'

/** True for a field whose values stay hidden until someone asks for them. */
export const isPersonalField = ({ componentName, fieldName }: ChangedField): boolean => {
  const kind = isImported(componentName) ? personalKind(componentName, fieldName) : undefined
  return kind === 'private' || kind === 'name'
}

/** What people call a field. */
export const fieldTitle = ({ componentName, fieldName }: ChangedField): string =>
  (isImported(componentName)
    ? DATABASE_COLUMNS[componentName].find(({ columnName }) => columnName === fieldName)?.displayName
    : undefined) ?? fieldName
