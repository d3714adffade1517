import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn, ChartWords } from './batch-column.ts'

export type ChartTipProps = {
  column: BatchColumn
  /** The middle of the column, and how wide the plot is, in pixels. */
  x: number
  width: number
  words: ChartWords
}

/** Batch, time and counts of the column under the pointer or the focus. It is drawn only: the tab stop says the same. */
export function ChartTip({ column, x, width, words }: ChartTipProps): ReactElement {
  const { title, time, mark, word, accepted, rejected } = column
  return (
    <div
      className={css.tip}
      aria-hidden="true"
      style={x > width / 2 ? { right: width - x + 14 } : { left: x + 14 }}
      data-ec-chart-tip=""
    >
      <b className={css.tipTitle}>{title}</b>
      {time === '' ? null : <span className={css.tipTime}>{time}</span>}
      {mark === undefined || word === undefined ? null : <span className={css.tipLine}>{word}</span>}
      <span className={css.tipLine}>
        <i className={css.swatch.accepted} />
        {words.accepted}
        <span className={css.tipCount}>{formatCount(accepted)}</span>
      </span>
      <span className={css.tipLine}>
        <i className={css.swatch.rejected} />
        {words.rejected}
        <span className={css.tipCount}>{formatCount(rejected)}</span>
      </span>
    </div>
  )
}
