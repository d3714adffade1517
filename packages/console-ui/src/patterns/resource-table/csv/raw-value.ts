import type { Column } from '../column.ts'

/** What a row holds for a column, as the server gave it; for a column that is made of several fields, its text. */
export function rawValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  if (column.value) return column.value(row)
  const value: unknown = Reflect.get(row, column.field)
  return value === undefined || (typeof value === 'object' && value !== null) ? column.text(row) : value
}
