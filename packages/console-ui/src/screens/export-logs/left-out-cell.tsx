import type { ExportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { sentRows } from '../../features/exports/run/sent-rows.ts'
import { CountCell } from '../../features/runs/columns/count-cell.tsx'
import * as css from '../../features/runs/columns/rows-cell.css.ts'
import { RowBar, type RowBarProps } from '../../parts/row-bar/row-bar.tsx'

export type LeftOutCellProps = { row: ExportLogHeader; words: NonNullable<RowBarProps['words']> }

/** What became of the rows of a sending: bar, and how many were left out. What was not sent is hatched. */
export function LeftOutCell({ row, words }: LeftOutCellProps): ReactElement {
  const sent = sentRows(row)
  return (
    <span className={css.root}>
      <span className={css.bar}>
        <RowBar
          accepted={sent}
          rejected={row.recordsSkipped}
          remaining={row.recordsWritten - sent}
          words={words}
        />
      </span>
      <span className={css.share}>
        <CountCell count={row.recordsSkipped} unknown={row.recordsRead === 0} rejected />
      </span>
    </span>
  )
}
