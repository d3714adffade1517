import type { Column } from '../column.ts'
import type { Page } from './read-pages.ts'

type Columns<Row> = readonly Column<Row>[]

/**
 * Pages as parts of a file, each made as its page comes: a part lies outside of the script's memory, and the rows are let
 * go. `columns` may need the first rows to tell what there is.
 */
export async function fileParts<Row>(
  pages: AsyncIterable<Page<Row>>,
  columns: Columns<Row> | ((first: readonly Row[]) => Columns<Row>),
  onPage: (progress: Omit<Page<Row>, 'rows'>) => void,
  headingOf: (column: Column<Row>) => string = ({ title }) => title,
): Promise<Blob[]> {
  const parts: Blob[] = []
  let known = typeof columns === 'function' ? undefined : columns
  for await (const { rows, read, total } of pages) {
    known ??= typeof columns === 'function' ? columns(rows) : columns
    if (parts.length === 0) parts.push(new Blob([BYTE_ORDER_MARK, csvLine(known.map(headingOf))]))
    parts.push(linesOf(known, rows))
    onPage({ read, total })
  }
  return parts
}

function linesOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Blob {
  return new Blob(rows.map((row) => csvLine(columns.map((column) => fileValue(column, row)))))
}

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula; the last two are dropped before it looks. */
const FORMULA = /^[=+\-@\t\r]/

/** One line of a CSV file (RFC 4180), its end included. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * A value as a cell. Text that a spreadsheet would run gets a leading apostrophe (ux 8.1); a number is none, also below
 * zero.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a file holds of a cell: never a field behind the column, which may show only a part of it or a mask. */
export function fileValue<Row>(column: Column<Row>, row: Row): unknown {
  return column.value ? column.value(row) : column.text(row)
}
