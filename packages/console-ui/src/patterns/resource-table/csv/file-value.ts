import type { Column } from '../column.ts'

/** What a file holds of a cell: never a field behind the column, which may show only a part of it or a mask. */
export function fileValue<Row>(column: Column<Row>, row: Row): unknown {
  return column.value ? column.value(row) : column.text(row)
}
