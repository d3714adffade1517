import { formatDuration } from '@edconsole/console-core'
import type { Column } from '../../../patterns/resource-table/column.ts'
import * as cell from './cell-text.css.ts'
import { RunDurationText, type RunDurationTextProps } from './run-duration-text.tsx'

/** How long a run, or one component of it, took. */
export const durationColumn = (title: string): Column<RunDurationTextProps['run']> => ({
  field: 'durationMs',
  title,
  align: 'end',
  fits: true,
  width: 80,
  priority: 3,
  text: (run) => formatDuration(run.durationMs),
  cell: (run) => (
    <span className={cell.secondary}>
      <RunDurationText run={run} />
    </span>
  ),
})
