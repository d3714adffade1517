import type { Column } from '../column.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-text.ts'
import { fileValue } from './file-value.ts'
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
): Promise<Blob[]> {
  const parts: Blob[] = []
  let known = typeof columns === 'function' ? undefined : columns
  for await (const { rows, read, total } of pages) {
    known ??= typeof columns === 'function' ? columns(rows) : columns
    if (parts.length === 0) parts.push(new Blob([BYTE_ORDER_MARK, csvLine(known.map(({ title }) => title))]))
    parts.push(linesOf(known, rows))
    onPage({ read, total })
  }
  return parts
}

function linesOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Blob {
  return new Blob(rows.map((row) => csvLine(columns.map((column) => fileValue(column, row)))))
}
