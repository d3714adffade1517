import { type ImportLogHeader, placeOf } from '@edconsole/console-core'
import type { TimelineEntry } from '../../patterns/log-timeline/timeline-entry.ts'
import { acceptedRows } from './accepted-rows.ts'

/** An import as one of the things that happened lately (ux 9.4), in the words of the screen that tells it. */
export const entryOfBatch = (
  batch: ImportLogHeader,
  districtId: string,
  { sentence, rows }: { sentence: string; rows: string },
): TimelineEntry => ({
  key: String(batch.batchId),
  at: batch.startedAt,
  status: batch.status,
  componentsFailed: batch.componentsFailed > 0,
  sentence,
  to: placeOf('import-log-results', { districtId, batchId: String(batch.batchId) }),
  ...(batch.recordsRead > 0 && {
    rows: {
      counts: {
        accepted: acceptedRows(batch) - batch.recordsWarned,
        warned: batch.recordsWarned,
        rejected: batch.recordsRejected,
      },
      text: rows,
    },
  }),
})
