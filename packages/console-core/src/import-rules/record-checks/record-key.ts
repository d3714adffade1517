import type { ImportedComponent } from '../database-column.ts'
import { DATABASE_COLUMNS } from '../database-columns.ts'
import type { Value } from '../read-value.ts'
import type { RecordShape } from '../record-shape.ts'

export type RecordKey = {
  /** Names the record; null when a required part is missing. */
  keyOf(values: readonly Value[]): string | null
  /** The column that findings about the key name. */
  firstColumn: string
  /** It is a piece of the file's text, not put together. */
  isPiece: boolean
  /** What sentences call it. */
  words: string
}

/** The key of a component's records: the values of its key columns, `/` between them. */
export const createRecordKey = (component: ImportedComponent, shape: RecordShape): RecordKey => {
  // All of them, mapped or not: a key keeps its shape when a column is mapped later.
  const columns = DATABASE_COLUMNS[component].filter(({ isKey }) => isKey)
  const parts = columns.map(({ columnName, isRequired }) => ({
    place: shape.placeOf(columnName),
    whenEmpty: isRequired ? null : '',
  }))
  const [first] = columns
  return {
    firstColumn: first?.columnName ?? '',
    isPiece: columns.length === 1,
    words:
      columns.length > 1
        ? 'record'
        : (first?.displayName.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase()) ?? 'key'),
    keyOf: (values) => {
      let key: string | null = null
      for (const { place, whenEmpty } of parts) {
        const part = values[place] ?? whenEmpty
        if (part === null) return null
        key = key === null ? String(part) : `${key}/${part}`
      }
      return key ?? ''
    },
  }
}
