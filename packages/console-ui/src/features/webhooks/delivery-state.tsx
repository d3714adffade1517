import type { WebhookDelivery, WebhookStatus } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge, type BadgeProps } from '../../parts/badge/badge.tsx'
import type { WebhookMessages } from './messages.ts'

const TONES: Readonly<Record<WebhookStatus, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

/** What became of a message, in a word. */
export function DeliveryState({
  delivery: { status },
  m,
}: {
  delivery: WebhookDelivery
  m: WebhookMessages
}): ReactElement {
  return <Badge tone={TONES[status]}>{m.deliveries.statuses[status] ?? status}</Badge>
}
