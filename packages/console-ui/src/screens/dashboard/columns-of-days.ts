import type { ImportLogHeader } from '@edconsole/console-core'
import { zonedDay } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import type { BatchColumn } from '../../patterns/batch-chart/batch-column.ts'
import { fullDay, lastDays, shortDay } from '../../patterns/heat-row/last-days.ts'

type Batch = Pick<ImportLogHeader, 'startedAt' | 'recordsRead' | 'recordsRejected'>

/** What was read on each of the last days, oldest first; a day without an import is a column without rows. */
export const columnsOfDays = (
  batches: readonly Batch[],
  { now, timeZone, days }: { now: Date; timeZone: string; days: number },
): BatchColumn[] => {
  const columns = lastDays(now, { timeZone, count: days }).map((key) => ({
    key,
    title: fullDay(key),
    time: '',
    day: shortDay(key),
    accepted: 0,
    rejected: 0,
  }))
  const byKey = new Map(columns.map((column) => [column.key, column]))
  for (const batch of batches) {
    const column = byKey.get(zonedDay(new Date(batch.startedAt), timeZone))
    if (!column) continue
    column.accepted += acceptedRows(batch)
    column.rejected += batch.recordsRejected
  }
  return columns
}
