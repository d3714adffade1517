import type { FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import type { Finding } from '@edconsole/console-core/import-rules'
import type { DetailLine } from './insert-details.ts'
import { NO_ROWS } from './row-counts.ts'

/** How a component ended, with the lines to log about its end. */
export type Conclusion = {
  status: RunStatus
  message: string | null
  failureOrigin: FailureOrigin | null
  counts: RowCounts
  lines: readonly Omit<DetailLine, 'loggedAt'>[]
}

/** Returns a log line about the source as a whole. */
export const aboutSource = (finding: Finding): Conclusion['lines'][number] => ({
  finding,
  rowNumber: null,
  sourceId: null,
  recordLabel: null,
  siteCode: null,
  rowData: null,
})

type Stop = { message: string; failureOrigin: FailureOrigin; lines: Conclusion['lines'] }

/** Concludes a failed component, which counts only its rejected rows as read. */
export const failed = (stop: Stop, { recordsRejected, warningCount, errorCount }: RowCounts): Conclusion => ({
  ...stop,
  status: 'failed',
  counts: {
    ...NO_ROWS,
    recordsRead: recordsRejected,
    recordsRejected,
    warningCount,
    errorCount: errorCount + stop.lines.length,
  },
})
