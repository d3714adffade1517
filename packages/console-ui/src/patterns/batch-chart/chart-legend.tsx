import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn, ColumnMark } from './batch-column.ts'
import { ChartMark } from './chart-mark.tsx'

const WORDS = {
  running: 'Running',
  failed: 'Failed',
  held: 'Held for review',
  cancelled: 'Cancelled',
  'not-started': 'Not started',
} as const satisfies Record<ColumnMark, string>

const MARKS = ['running', 'failed', 'held', 'cancelled', 'not-started'] as const

/** What the colours and signs stand for, of those that occur. */
export function ChartLegend({ columns }: { columns: readonly BatchColumn[] }): ReactElement {
  const present = MARKS.filter((kind) => columns.some(({ mark }) => mark === kind))
  return (
    <ul className={css.legend}>
      <li className={css.legendItem}>
        <span className={css.swatch.accepted} />
        Accepted
      </li>
      <li className={css.legendItem}>
        <span className={css.swatch.rejected} />
        Rejected
      </li>
      {present.map((kind) => (
        <li key={kind} className={css.legendItem}>
          {kind === 'running' ? (
            <span className={css.swatch.running} />
          ) : (
            <svg className={css.legendMark} viewBox="-5 -5 10 10" aria-hidden="true">
              <ChartMark kind={kind} x={0} y={0} />
            </svg>
          )}
          {WORDS[kind]}
        </li>
      ))}
    </ul>
  )
}
