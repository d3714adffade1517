import { describeStatus } from '@edconsole/console-core'
import type { ColumnMark } from '../../../patterns/batch-chart/batch-column.ts'

const MARKS: Readonly<Record<string, ColumnMark>> = {
  queued: 'not-started',
  failed: 'failed',
  held: 'held',
  cancelled: 'cancelled',
}

/** The sign of a run whose rows alone do not say what became of it. */
export const columnMark = (status: string): ColumnMark | undefined =>
  MARKS[status] ?? (describeStatus(status).running ? 'running' : undefined)
