import type { RowCounts } from '@edconsole/console-core/contract'

/** Rows that were loaded, with or without a warning. */
export const acceptedRows = (counts: Pick<RowCounts, 'recordsRead' | 'recordsRejected'>): number =>
  Math.max(0, counts.recordsRead - counts.recordsRejected)
