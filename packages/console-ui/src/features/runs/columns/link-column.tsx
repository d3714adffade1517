import type { Place } from '@edconsole/console-core'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { Column } from '../../../patterns/resource-table/column.ts'
import * as cell from './cell-text.css.ts'

/** The column that names a row of a log, and leads to it. */
export const linkColumn = <Row,>(
  field: string,
  title: string,
  text: (row: Row) => string,
  to: (row: Row) => Place,
): Column<Row> => ({
  field,
  title,
  rowHeader: true,
  text,
  cell: (row) => (
    <span className={cell.strong}>
      <PlaceLink to={to(row)}>{text(row)}</PlaceLink>
    </span>
  ),
})
