import type { ImportLogHeader } from '@edconsole/console-core'
import { zonedDay } from '@edconsole/console-core'
import type { BatchColumn } from '../../patterns/batch-chart/batch-column.ts'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'

type Batch = Pick<ImportLogHeader, 'startedAt' | 'recordsRead' | 'recordsRejected'>

const DAY_MS = 86_400_000

/** What was read on each of the last days, oldest first; a day without an import is a column without rows. */
export const columnsOfDays = (
  batches: readonly Batch[],
  { now, timeZone, days }: { now: Date; timeZone: string; days: number },
): BatchColumn[] => {
  const newest = Date.parse(`${zonedDay(now, timeZone)}T00:00:00Z`)
  const columns = Array.from({ length: days }, (_, index) => {
    const key = new Date(newest - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    const [year, month, day] = key.split('-')
    return {
      key,
      title: `${month}/${day}/${year}`,
      time: '',
      day: `${month}/${day}`,
      accepted: 0,
      rejected: 0,
    }
  })
  const byKey = new Map(columns.map((column) => [column.key, column]))
  for (const batch of batches) {
    const column = byKey.get(zonedDay(new Date(batch.startedAt), timeZone))
    if (!column) continue
    column.accepted += acceptedRows(batch)
    column.rejected += batch.recordsRejected
  }
  return columns
}
