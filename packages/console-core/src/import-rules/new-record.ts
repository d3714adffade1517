import type { ImportedComponent } from './columns/database-column.ts'
import { DATABASE_COLUMNS } from './database-columns.ts'
import type { Value } from './read-value.ts'

/** What a record that an import makes holds in the columns that its template does not fill. */
export const newRecord = (component: ImportedComponent): Record<string, Value> =>
  Object.fromEntries(
    DATABASE_COLUMNS[component].map(({ columnName, isList, whenAbsent }) => [
      columnName,
      whenAbsent ?? (isList ? [] : null),
    ]),
  )
