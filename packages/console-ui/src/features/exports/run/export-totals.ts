import type { ExportLogHeader } from '@edconsole/console-core/contract'
import { sentRows } from './sent-rows.ts'

export type ExportTotals = {
  exports: number
  sent: number
  leftOut: number
  failed: number
}

type Batch = Parameters<typeof sentRows>[0] & Pick<ExportLogHeader, 'recordsSkipped'>

/** What happened over several sendings. A failed one counts as failed, and what arrived of it as sent. */
export const exportTotals = (batches: readonly Batch[]): ExportTotals => ({
  exports: batches.length,
  sent: batches.reduce((sum, batch) => sum + sentRows(batch), 0),
  leftOut: batches.reduce((sum, { recordsSkipped }) => sum + recordsSkipped, 0),
  failed: batches.filter(({ status }) => status === 'failed').length,
})
