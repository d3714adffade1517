import { formatShare } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { acceptedRows } from './accepted-rows.ts'
import * as css from './rows-cell.css.ts'

export type RowsCellProps = {
  counts: { recordsRead: number; recordsRejected: number }
  /** Rows that a run is known to bring, while it runs: the rest of the bar. */
  expected?: number | null
}

/** What became of the rows of a batch: bar, and the share that was accepted. */
export function RowsCell({ counts, expected }: RowsCellProps): ReactElement {
  const read = counts.recordsRead
  const accepted = acceptedRows(counts)
  const remaining = Math.max(0, (expected ?? read) - read)
  return (
    <span className={css.root}>
      <span className={css.bar}>
        <RowBar accepted={accepted} rejected={counts.recordsRejected} remaining={remaining} />
      </span>
      <span className={css.share}>{read === 0 ? <NoValue /> : formatShare(accepted, read)}</span>
    </span>
  )
}
