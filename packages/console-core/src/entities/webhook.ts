import type { ComponentName } from '../lists/components.ts'
import type { AlertEvent } from './alert.ts'
import type { ConfigMeta, ReadConfig } from './config-meta.ts'

/** Where a webhook belongs, and what it tells. */
export type WebhookFields = {
  name: string
  /** https; where messages are posted to. */
  address: string
  /** Off: nothing is sent, and what still waited is dropped. */
  isEnabled: boolean
  events: AlertEvent[]
  /** Rejected rows are told above this share, in percent. */
  rejectedPercent: number
  /** For rejected rows: they are judged for each of these, or for the whole import if there are none. */
  components: ComponentName[]
}

/** Tells another system when something is wrong in a district, and when it is over. The secret itself is answered once. */
export type Webhook = ConfigMeta &
  WebhookFields & {
    /** Null: all districts of the client. */
    districtId: number | null
    districtName: string | null
    secretSavedAt: string
    /** Whether it is within the caller's districts. What they may do there is decided by their roles. */
    canChange: boolean
    lastDelivery: WebhookDelivery | null
  }

/** Body of `POST /ied/webhooks`. */
export type NewWebhook = WebhookFields & { districtId: number | null }

/** Body of `PATCH /ied/webhooks/{id}`. */
export type UpdateWebhook = Partial<WebhookFields> & ReadConfig

/** What was created or got a new secret: the only answers that hold it. */
export type WebhookWithSecret = Webhook & { secret: string }

/** What a message says: something began, is over, or somebody tried whether messages arrive. */
export type WebhookType = 'alert.opened' | 'alert.closed' | 'webhook.test'

/** What became of a message. Dropped: the webhook was turned off before it was sent. */
export type WebhookStatus = 'waiting' | 'delivered' | 'failed' | 'dropped'

/** Why the last attempt failed, where there was no answer to judge. */
export type WebhookFault =
  | 'badAddress'
  | 'unknownName'
  | 'forbiddenAddress'
  | 'noAnswer'
  | 'refused'
  | 'badCertificate'
  | 'redirect'
  | 'brokenOff'

/** One message to a receiver, with its attempts: `GET /ied/webhooks/{id}/deliveries`. */
export type WebhookDelivery = {
  id: number
  /** The `webhook-id` of every attempt. */
  messageId: string
  type: WebhookType
  /** Null in a test. */
  event: AlertEvent | null
  /** Null in a test. */
  districtName: string | null
  status: WebhookStatus
  attempts: number
  /** The HTTP status of the last answer. */
  answerCode: number | null
  fault: WebhookFault | null
  createdAt: string
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}
