import { describeStatus, type ImportLogHeader } from '@edconsole/console-core'

/**
 * How many of the newest batches failed one after the other; what runs has not ended yet.
 * @param batches newest first
 */
export const failedInARow = (batches: readonly Pick<ImportLogHeader, 'status'>[]): number => {
  const ended = batches.filter(({ status }) => !describeStatus(status).running)
  const other = ended.findIndex(({ status }) => status !== 'failed')
  return other < 0 ? ended.length : other
}
