import type { ImportLogResult, RowCounts } from '@edconsole/console-core/contract'

/** Rows that were loaded, with or without a warning. */
export const acceptedRows = (counts: Pick<RowCounts, 'recordsRead' | 'recordsRejected'>): number =>
  Math.max(0, counts.recordsRead - counts.recordsRejected)

/** Whether a component was canceled or could not be read: it has no rows, and a zero would claim that its file was empty. */
export const hasNoRows = ({ recordsRead, status }: ImportLogResult): boolean =>
  recordsRead === 0 && (status === 'failed' || status === 'cancelled' || status === 'queued')
