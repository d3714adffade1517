import { NoValue } from '../../../parts/no-value/no-value.tsx'
import type { Column } from '../../../patterns/resource-table/column.ts'
import * as cell from './cell-text.css.ts'

/** A column of the second level of text, with a dash where there is nothing. */
export const quietColumn = <Row,>(field: string, title: string, text: (row: Row) => string): Column<Row> => ({
  field,
  title,
  text,
  cell: (row) => {
    const shown = text(row)
    return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
  },
})
