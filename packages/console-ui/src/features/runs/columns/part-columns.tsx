import {
  type ComponentName,
  componentTitle,
  formatCount,
  formatShare,
  type Place,
} from '@edconsole/console-core'
import type { Column } from '../../../patterns/resource-table/column.ts'
import * as css from './bars.css.ts'
import { linkColumn } from './plain-columns.tsx'

/** The component, which leads to what became of its rows. */
export const componentColumn = <Part extends { readonly componentName: ComponentName }>(
  title: string,
  to: (part: Part) => Place,
): Column<Part> =>
  linkColumn<Part>('componentName', title, ({ componentName }) => componentTitle(componentName), to)

type BarOptions<Part> = {
  title: string
  /** Rows of the largest component: the full width of every bar, so that its bulk is seen at once. */
  scale: number
  rows(part: Part): { accepted: number; rejected: number; read: number }
  /** The bar in words. */
  label(accepted: number, rejected: number): string
}

/** What became of the rows of each component, all on one scale; a single rejected row still shows. */
export const scaledBarColumn = <Part,>(
  field: string,
  { title, scale, rows, label }: BarOptions<Part>,
): Column<Part> => ({
  field,
  title,
  text: (part) => formatShare(rows(part).accepted, rows(part).read),
  cell: (part) => {
    const { accepted, rejected } = rows(part)
    if (accepted + rejected === 0 || scale === 0) return null
    const width = (count: number) => ({ inlineSize: `${(count / scale) * 100}%` })
    return (
      <span className={css.scaled} role="img" aria-label={label(accepted, rejected)}>
        {accepted > 0 ? <span className={css.accepted} style={width(accepted)} /> : null}
        {rejected > 0 ? <span className={css.rejected} style={width(rejected)} /> : null}
      </span>
    )
  },
})

type Compared<Count extends string> = Readonly<Record<Count, number>> & {
  readonly previous: Readonly<Record<Count, number>> | null
}

/** A hidden column: how much a count differs from that of the last completed run (domain 5.5). */
export const changeColumn = <Count extends string>(
  field: string,
  title: string,
  count: Count,
): Column<Compared<Count>> => ({
  field,
  title,
  from: [count, 'previous'],
  align: 'end',
  hidden: true,
  text: (row) => (row.previous ? signedCount(row[count] - row.previous[count]) : ''),
})

/** A difference with its sign: `+4`, `−312`, `0`. */
export const signedCount = (difference: number): string => {
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`
}
