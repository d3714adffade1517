import type { DeliveryMethod, DeliveryStatus } from '@edconsole/console-core/contract'

type File = { deliveryStatus: DeliveryStatus }

/** Whether a file is where it should be: with the receiver, or here for whoever downloads it. */
export const hasArrived = ({ deliveryStatus }: File, deliveryMethod: DeliveryMethod): boolean =>
  deliveryStatus === 'transferred' ||
  deliveryStatus === 'acknowledged' ||
  (deliveryStatus === 'generated' && deliveryMethod === 'download')
