import { DELIVERY_METHODS, type ExportLogHeader } from '@edconsole/console-core/contract'

type Sent = Pick<ExportLogHeader, 'deliveryMethod' | 'destination'>

/**
 * Where the files of an export go, and how.
 * @example destinationText({ deliveryMethod: 'sftp', destination: 'sftp.example.org' }, texts) // 'sftp.example.org · SFTP'
 */
export const destinationText = (
  { deliveryMethod, destination }: Sent,
  texts: { download: string },
): string => {
  if (deliveryMethod === 'download') return texts.download
  const method: string = DELIVERY_METHODS[deliveryMethod]?.title ?? deliveryMethod
  return destination === null ? method : `${destination} · ${method}`
}
