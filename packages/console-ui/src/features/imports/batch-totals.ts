import type { ImportLogHeader } from '@edconsole/console-core/contract'
import { acceptedRows } from './accepted-rows.ts'

export type BatchTotals = {
  batches: number
  read: number
  accepted: number
  rejected: number
  failed: number
}

type Batch = Pick<ImportLogHeader, 'recordsRead' | 'recordsRejected' | 'status'>

/** What happened over several batches. A failed batch counts as failed; its rows, if any, count as rows. */
export const batchTotals = (batches: readonly Batch[]): BatchTotals => ({
  batches: batches.length,
  read: sum(batches, (batch) => batch.recordsRead),
  accepted: sum(batches, acceptedRows),
  rejected: sum(batches, (batch) => batch.recordsRejected),
  failed: batches.filter((batch) => batch.status === 'failed').length,
})

const sum = (batches: readonly Batch[], pick: (batch: Batch) => number): number =>
  batches.reduce((total, batch) => total + pick(batch), 0)
