import { type ExportLogHeader, formatDateTime } from '@edconsole/console-core'
import type { BatchColumn } from '../../../patterns/batch-chart/batch-column.ts'
import { columnMark } from '../../runs/record/column-mark.ts'
import { exportWord } from './export-word.ts'
import type { ExportRunMessages } from './messages.ts'
import { sentRows } from './sent-rows.ts'

/** A sending as a column of a chart. */
export const columnOfExport = (
  batch: ExportLogHeader,
  texts: Pick<ExportRunMessages, 'name'>,
  timeZone: string,
): BatchColumn => {
  const time = formatDateTime(batch.startedAt, timeZone)
  return {
    key: String(batch.batchId),
    title: `${texts.name(batch.batchId)}, ${batch.productName}`,
    time,
    day: time.slice(0, 5),
    accepted: sentRows(batch),
    rejected: batch.recordsSkipped,
    mark: columnMark(batch.status),
    word: exportWord(batch.status),
  }
}
