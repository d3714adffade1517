import { formatCount, formatDateTime, type Instant, type Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { Column } from '../../../patterns/resource-table/column.ts'
import { readCountText } from '../rows-text.ts'
import * as css from './cell-text.css.ts'

/** The column that names a row of a log, and leads to it. */
export const linkColumn = <Row,>(
  field: string,
  title: string,
  text: (row: Row) => string,
  to: (row: Row) => Place | null,
): Column<Row> => ({
  field,
  title,
  rowHeader: true,
  text,
  cell: (row) => (
    <span className={css.strong}>
      <PlaceLink to={to(row)}>{text(row)}</PlaceLink>
    </span>
  ),
})

/** A column of the second level of text, with a dash where there is nothing. */
export const quietColumn = <Row,>(field: string, title: string, text: (row: Row) => string): Column<Row> => ({
  field,
  title,
  text,
  cell: (row) => {
    const shown = text(row)
    return shown === '' ? <NoValue /> : <bdi className={css.secondary}>{shown}</bdi>
  },
})

/** A column of days, whose files and tooltips have the time too. A full moment would push a wide list out of its window. */
export const dayColumn = <Row,>(
  field: string,
  title: string,
  instantOf: (row: Row) => Instant,
  timeZone: string,
): Column<Row> => {
  const text = (row: Row) => formatDateTime(instantOf(row), timeZone)
  return {
    field,
    title,
    text,
    cell: (row) => {
      const [day = ''] = text(row).split(' - ')
      return day === '' ? <NoValue /> : <bdi className={css.secondary}>{day}</bdi>
    },
  }
}

export type CountCellProps = {
  count: number
  /** Nothing was read, so a zero would be a claim: a dash instead. */
  unknown?: boolean
  /** Red above zero: the one number of a list that must be seen. */
  rejected?: boolean
}

/** A number of rows in a list. */
export function CountCell({ count, unknown = false, rejected = false }: CountCellProps): ReactElement {
  if (unknown) return <NoValue />
  if (rejected) return <span className={count > 0 ? css.rejected : css.tertiary}>{formatCount(count)}</span>
  return <>{formatCount(count)}</>
}

/** A column of numbers of rows. */
export const countColumn = <Field extends string, Row extends Readonly<Record<Field, number>>>(
  field: Field,
  title: string,
  { unknown = () => false, rejected = false }: { unknown?(row: Row): boolean; rejected?: boolean } = {},
): Column<Row> => ({
  field,
  title,
  align: 'end',
  fits: true,
  text: (row) => (unknown(row) ? '' : formatCount(row[field])),
  value: (row) => (unknown(row) ? null : row[field]),
  cell: (row) => <CountCell count={row[field]} unknown={unknown(row)} rejected={rejected} />,
})

/** A column of a file, in which a value stands as it is. */
export const valueColumn = <Row,>(
  field: string,
  title: string,
  value: (row: Row) => string | number | null,
): Column<Row> => ({ field, title, value, isRaw: true, text: (row) => String(value(row) ?? '') })

/** A column of numbers of rows that stand in no field of their own. */
export const derivedCountColumn = <Row extends { readonly recordsRead: number }>(
  field: string,
  title: string,
  count: (row: Row) => number,
): Column<Row> => ({
  field,
  title,
  align: 'end',
  text: (row) => readCountText(count(row), row),
  value: (row) => (row.recordsRead === 0 ? null : count(row)),
  cell: (row) => <CountCell count={count(row)} unknown={row.recordsRead === 0} />,
})
