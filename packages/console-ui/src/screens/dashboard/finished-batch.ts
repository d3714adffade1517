import { describeStatus, type ImportLogHeader, type Place, placeOf } from '@edconsole/console-core'

/** The newest batch that is not running any more. */
export const lastFinished = (batches: readonly ImportLogHeader[]): ImportLogHeader | undefined =>
  batches.find((batch) => !describeStatus(batch.status).running)

/** Where a batch is shown. */
export const batchPlace = (districtId: string, batch: ImportLogHeader): Place =>
  placeOf('import-log-results', { districtId, batchId: String(batch.batchId) })
