import type { Column } from './column.ts'

/**
 * For lists of which nothing is hidden: files and copied cells hold the fields as the server gave them, instants and
 * counts unformatted. A column with a `value` of its own keeps it.
 */
export function rawColumns<Row extends object>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) =>
    column.value ? column : { ...column, value: rawValue(column), isRaw: true },
  )
}

/** The field of a column as it came; its text where that is no single value. */
export function rawValue<Row extends object>({
  field,
  text,
}: Pick<Column<Row>, 'field' | 'text'>): NonNullable<Column<Row>['value']> {
  return (row) => {
    const value: unknown = Reflect.get(row, field)
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return isPlain || value === null ? value : text(row)
  }
}
