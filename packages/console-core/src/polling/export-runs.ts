import type { ExportLogHeader } from '../entities/export-log.ts'
import { countOf } from '../formats/format-count.ts'
import { exportLogsResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { type RunWatch, watchOf } from './run-watch.ts'

type Ended = Pick<
  ExportLogHeader,
  'batchId' | 'status' | 'productName' | 'recordsSkipped' | 'deliveryMethod' | 'message'
>

/** Returns the message for an export that ended while its page wasn't open (ux 7.19). */
export const describeExportEnd = (batch: Ended): SnackbarMessage => {
  const said = (color: 'success' | 'info' | 'warning' | 'error', outcome: string): SnackbarMessage => ({
    title: TITLES[color],
    message: `Export ${batch.batchId} ${outcome}`,
    color,
    ...(batch.message !== null && { subtext: batch.message }),
  })
  const arrived =
    batch.deliveryMethod === 'download' ? 'is ready to download' : `was sent to ${batch.productName}`
  switch (batch.status) {
    case 'completed':
      return said('success', `${arrived}${leftOut(batch)}`)
    case 'completedWithErrors':
      return said('warning', `was partly sent to ${batch.productName}`)
    case 'failed':
      return said('error', 'failed')
    case 'cancelled':
      return said('info', 'was canceled')
    default:
      return said('info', 'ended')
  }
}

const TITLES = { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' } as const

const leftOut = ({ recordsSkipped: rows }: Ended): string =>
  rows === 0 ? '' : `, ${countOf(rows, 'row', 'rows')} left out`

/**
 * Running exports, for `useRunWatch` and `useFollowRun`.
 * @example useRunWatch(runningBatch, runningBatch !== null, exportRuns)
 */
export const exportRuns: (runtime: ConsoleRuntime) => RunWatch = /* @__PURE__ */ watchOf({
  headers: exportLogsResource.headers,
  describeEnd: describeExportEnd,
})
