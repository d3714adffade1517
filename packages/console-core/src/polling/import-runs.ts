import type { ImportLogHeader } from '../entities/import-log.ts'
import { formatCount, plural } from '../formats/format-count.ts'
import { importLogsResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { type RunWatch, watchOf } from './run-watch.ts'

type Ended = Pick<ImportLogHeader, 'batchId' | 'status' | 'recordsRejected' | 'componentsFailed' | 'message'>

/** Returns the message for an import that ended while its page wasn't open (ux 7.19). */
export const describeRunEnd = (batch: Ended): SnackbarMessage => {
  const said = (color: 'success' | 'info' | 'warning' | 'error', outcome: string): SnackbarMessage => ({
    title: TITLES[color],
    message: `Batch ${batch.batchId} ${outcome}`,
    color,
    ...(batch.message !== null && { subtext: batch.message }),
  })
  switch (batch.status) {
    case 'completed':
      return said('success', 'finished')
    case 'completedWithErrors':
      return said('warning', batch.componentsFailed > 0 ? 'finished with failures' : rejections(batch))
    case 'failed':
      return said('error', 'failed')
    case 'held':
      return said('warning', 'is held for review')
    case 'cancelled':
      return said('info', 'was canceled')
    default:
      return said('info', 'ended')
  }
}

const TITLES = { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' } as const

const rejections = ({ recordsRejected }: Ended): string =>
  `finished with ${formatCount(recordsRejected)} rejected ${plural(recordsRejected, 'row', 'rows')}`

/** Running imports; a district has at most one. */
export const importRuns: (runtime: ConsoleRuntime) => RunWatch = /* @__PURE__ */ watchOf({
  headers: importLogsResource.headers,
  describeEnd: describeRunEnd,
})
