import type { ImportLogHeader } from '@edconsole/console-core'

/** The rows of all batches given: what was read, and how much of it was not loaded. */
export const weekOfRows = (batches: readonly ImportLogHeader[]): { read: number; rejected: number } =>
  batches.reduce(
    (sum, batch) => ({
      read: sum.read + batch.recordsRead,
      rejected: sum.rejected + batch.recordsRejected,
    }),
    { read: 0, rejected: 0 },
  )
