import type { DeliveryMethod, ExportLogHeaderComponent } from '@edconsole/console-core/contract'

type File = Pick<ExportLogHeaderComponent, 'deliveryStatus' | 'status'>

/** How far a file has come, told apart by what was meant to happen: a written file that never left was not sent. */
export const deliveryWord = (
  { deliveryStatus, status }: File,
  deliveryMethod: DeliveryMethod | undefined,
): string => {
  if (deliveryStatus !== 'generated' && deliveryStatus !== 'pending') return deliveryStatus
  if (status === 'cancelled') return 'notSent'
  return deliveryStatus === 'generated' && deliveryMethod === 'download' ? 'ready' : deliveryStatus
}
