import { randomBytes } from 'node:crypto'
import {
  type AlertEvent,
  type ComponentName,
  pathOf,
  type WebhookType,
} from '@edconsole/console-core/contract'
import { targetOf } from '../alerts/target-of.ts'

/** What a message says of a cause: districts, components and counts, nothing of people. */
export type ToldCause = {
  readonly causeId: number
  readonly event: AlertEvent
  readonly districtId: number
  readonly districtName: string
  readonly lea: string
  readonly componentName: ComponentName | null
  readonly percent: number | null
  readonly count: number | null
  readonly batchId: number | null
  readonly expiresAt: string | null
}

type Message = { readonly messageId: string; readonly type: WebhookType; readonly body: string }

/** @param consoleUrl without a trailing slash; null if the server doesn't know it */
export const alertMessage = (
  type: WebhookType,
  cause: ToldCause,
  { consoleUrl, now }: { consoleUrl: string | null; now: Date },
): Message => {
  const { causeId, event, districtId, districtName, lea, batchId, expiresAt } = cause
  const { route, params } = targetOf(event, { districtId, batchId })
  return message(type, now, {
    alertId: causeId,
    event,
    district: { id: districtId, name: districtName, lea },
    component: cause.componentName,
    percent: cause.percent,
    count: cause.count,
    expiresAt,
    link: consoleUrl === null ? null : consoleUrl + pathOf({ id: route, params }),
  })
}

export const testMessage = (name: string, now: Date): Message =>
  message('webhook.test', now, { webhook: name })

const message = (type: WebhookType, now: Date, data: object): Message => {
  const messageId = `msg_${randomBytes(16).toString('hex')}`
  return {
    messageId,
    type,
    body: JSON.stringify({ id: messageId, type, timestamp: now.toISOString(), data }),
  }
}
