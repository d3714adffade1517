import type { ExportLogHeader } from '@edconsole/console-core/contract'
import { hasArrived } from './has-arrived.ts'

/**
 * Rows of the files that arrived: what was written into a file that the receiver refused was not sent. A server that does
 * not tell of files is believed unless the whole sending failed.
 */
export const sentRows = (
  batch: Pick<ExportLogHeader, 'components' | 'deliveryMethod' | 'recordsWritten' | 'status'>,
): number => {
  const { components, deliveryMethod } = batch
  if (components.some((component) => component.deliveryStatus === undefined))
    return batch.status === 'failed' ? 0 : batch.recordsWritten
  return components
    .filter((component) => hasArrived(component, deliveryMethod))
    .reduce((sum, { recordsWritten }) => sum + recordsWritten, 0)
}
