import { formatCount } from '@edconsole/console-core'
import type { Column } from '../../../patterns/resource-table/column.ts'
import { CountCell } from './count-cell.tsx'

export type CountColumnOptions<Row> = {
  /** Nothing was read, so a zero would be a claim: a dash instead. */
  unknown?(row: Row): boolean
  /** Red above zero. */
  rejected?: boolean
}

/** A column of numbers of rows. */
export const countColumn = <Field extends string, Row extends Readonly<Record<Field, number>>>(
  field: Field,
  title: string,
  { unknown = () => false, rejected = false }: CountColumnOptions<Row> = {},
): Column<Row> => ({
  field,
  title,
  align: 'end',
  fits: true,
  text: (row) => (unknown(row) ? '' : formatCount(row[field])),
  cell: (row) => <CountCell count={row[field]} unknown={unknown(row)} rejected={rejected} />,
})
