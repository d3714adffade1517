import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn } from './batch-column.ts'

export type ChartTableProps = { columns: readonly BatchColumn[]; label: string }

/** The same figures as a table, newest first. */
export function ChartTable({ columns, label }: ChartTableProps): ReactElement {
  const runs = columns.some(({ word }) => word !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area that the keyboard must reach
    <section className={css.tableArea} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {runs ? 'Batch' : 'Day'}
            </th>
            {runs ? (
              <th scope="col" className={css.headCell}>
                Started (ET)
              </th>
            ) : null}
            <th scope="col" className={css.headCount}>
              Accepted
            </th>
            <th scope="col" className={css.headCount}>
              Rejected
            </th>
            {runs ? (
              <th scope="col" className={css.headCell}>
                Status
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {[...columns].reverse().map(({ key, title, time, accepted, rejected, word }) => (
            <tr key={key}>
              <th scope="row" className={css.cell}>
                {title}
              </th>
              {runs ? <td className={css.cell}>{time}</td> : null}
              <td className={css.count}>{formatCount(accepted)}</td>
              <td className={css.count}>{formatCount(rejected)}</td>
              {runs ? <td className={css.cell}>{word}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
