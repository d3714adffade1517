import type {
  DeliveryMethod,
  DeliveryStatus,
  ExportLogHeader,
  ExportLogResult,
} from '@edconsole/console-core/contract'

/** True if a file is where it should be: with the receiver, or here for download. */
export const hasArrived = (
  { deliveryStatus }: { deliveryStatus: DeliveryStatus },
  deliveryMethod: DeliveryMethod,
): boolean =>
  deliveryStatus === 'transferred' ||
  deliveryStatus === 'acknowledged' ||
  (deliveryStatus === 'generated' && deliveryMethod === 'download')

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

export type DeliveredFile = Pick<ExportLogResult, 'deliveryStatus' | 'status'> & {
  /** Null when the file is no longer stored; absent where a list doesn't tell. */
  downloadPath?: string | null
}

/**
 * How far a file has come, told apart by what was meant to happen: a written file that never left was not sent, and one
 * to download is only there for a while.
 */
export const deliveryWord = (
  { deliveryStatus, status, downloadPath }: DeliveredFile,
  deliveryMethod: DeliveryMethod | undefined,
): string => {
  if (deliveryStatus !== 'generated' && deliveryStatus !== 'pending') return deliveryStatus
  if (status === 'cancelled') return 'notSent'
  if (deliveryStatus === 'pending' || deliveryMethod !== 'download' || downloadPath === undefined)
    return deliveryStatus
  return downloadPath === null ? 'notStored' : 'ready'
}
