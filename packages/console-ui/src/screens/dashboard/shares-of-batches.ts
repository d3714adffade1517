import { describeStatus, type ImportLogHeader } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'

type Batch = Pick<ImportLogHeader, 'startedAt' | 'status' | 'recordsRead' | 'recordsRejected'>

/**
 * The accepted share of each finished batch that read rows, oldest first; one that still runs would look like a fall. A
 * batch that failed accepted nothing.
 */
export const sharesOfBatches = (batches: readonly Batch[]): number[] =>
  batches
    .filter(({ status, recordsRead }) => recordsRead > 0 || status === 'failed')
    .filter(({ status }) => !describeStatus(status).running)
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt))
    .map((batch) => (batch.status === 'failed' ? 0 : acceptedRows(batch) / batch.recordsRead))
