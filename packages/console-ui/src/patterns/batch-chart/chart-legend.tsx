import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn, ColumnMark } from './batch-column.ts'
import { ChartMark } from './chart-mark.tsx'
import type { ChartWords } from './chart-words.ts'

const WORDS = {
  running: 'Running',
  failed: 'Failed',
  held: 'Held for review',
  cancelled: 'Cancelled',
  'not-started': 'Not started',
} as const satisfies Record<ColumnMark, string>

const MARKS = ['running', 'failed', 'held', 'cancelled', 'not-started'] as const

type ChartLegendProps = { columns: readonly BatchColumn[]; words: ChartWords }

/** What the colours and signs stand for, of those that occur. */
export function ChartLegend({ columns, words }: ChartLegendProps): ReactElement {
  const present = MARKS.filter((kind) => columns.some(({ mark }) => mark === kind))
  return (
    <ul className={css.legend}>
      <li className={css.legendItem}>
        <span className={css.swatch.accepted} />
        {words.accepted}
      </li>
      <li className={css.legendItem}>
        <span className={css.swatch.rejected} />
        {words.rejected}
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
