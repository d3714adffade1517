import { describeStatus, formatDateTime, type ImportLogHeader } from '@edconsole/console-core'
import type { BatchColumn } from '../../patterns/batch-chart/batch-column.ts'
import { columnMark } from '../runs/record/column-mark.ts'
import { acceptedRows } from './accepted-rows.ts'

/** An import as a column of a chart. */
export const columnOfBatch = (batch: ImportLogHeader, timeZone: string): BatchColumn => {
  const { word } = describeStatus(batch.status, batch)
  const time = formatDateTime(batch.startedAt, timeZone)
  return {
    key: String(batch.batchId),
    title: `Batch ${batch.batchId}`,
    time,
    day: time.slice(0, 5),
    accepted: acceptedRows(batch),
    rejected: batch.recordsRejected,
    mark: columnMark(batch.status),
    word,
  }
}
