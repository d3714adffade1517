import { describeStatus, type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import type { TimelineEntry } from '../../patterns/log-timeline/timeline-entry.ts'
import type { DistrictOverviewMessages } from './messages.ts'

/** An import as one of the things that happened lately (ux 9.4). */
export const entryOfBatch = (
  batch: ImportLogHeader,
  districtId: string,
  { recent: m }: DistrictOverviewMessages,
): TimelineEntry => ({
  key: String(batch.batchId),
  at: batch.startedAt,
  status: batch.status,
  componentsFailed: batch.componentsFailed > 0,
  sentence: sentenceOf(batch, m),
  to: placeOf('import-log-results', { districtId, batchId: String(batch.batchId) }),
  ...(batch.recordsRead > 0 && {
    rows: {
      counts: {
        accepted: acceptedRows(batch) - batch.recordsWarned,
        warned: batch.recordsWarned,
        rejected: batch.recordsRejected,
      },
      text: m.rows(batch.recordsRead),
    },
  }),
})

const sentenceOf = (
  { batchId, status, recordsRejected }: ImportLogHeader,
  m: DistrictOverviewMessages['recent'],
): string => {
  if (status === 'failed') return m.failed(batchId)
  if (status !== 'completed' && status !== 'completedWithErrors')
    return m.other(batchId, describeStatus(status).word)
  return recordsRejected > 0 ? m.rejected(batchId, recordsRejected) : m.finished(batchId)
}
