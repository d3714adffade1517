import type {
  AlertCount,
  AlertDelivery,
  AlertEvent,
  AlertKind,
  AlertScope,
  ComponentName,
  WebhookDelivery,
  WebhookFields,
  Weekday,
} from '@edconsole/console-core/contract'
import type { Default, Json, Optional, Timestamp, TimestampOrNull } from './columns.ts'

/** What a person wants to be told. */
export type AlertSettingsTable = {
  userId: number
  deliveries: Json<Record<AlertEvent, AlertDelivery>>
  rejectedPercent: number
  scope: AlertScope
  components: Json<ComponentName[]>
  byEmail: boolean
  digestAt: string
  quietFrom: Optional<string>
  quietUntil: Optional<string>
  quietDays: Json<Weekday[]>
  failuresBreakQuiet: boolean
  timeZone: string
  /** Where links in emails lead, where the server wasn't told its own address. */
  consoleUrl: Optional<string>
  /** Names the person in the link that stops emails, which works without signing in. */
  unsubscribeKey: string
  /** What began before isn't told. */
  since: Timestamp
  /** The day of the last digest, in the person's time zone. */
  digestOn: Optional<string>
}

/** The districts that a person chose. */
export type AlertDistrictsTable = { userId: number; districtId: number }

/** Something that is wrong in a district, or was. */
export type AlertCausesTable = {
  id: Default<number>
  districtId: number
  event: AlertEvent
  componentName: Optional<ComponentName>
  percent: Optional<number>
  count: Optional<number>
  expiresAt: TimestampOrNull
  batchId: Optional<number>
  /** When it began, or when its numbers last changed. */
  changedAt: Timestamp
  closedAt: TimestampOrNull
  /** Nobody was told of its last change yet. */
  isPending: Default<boolean>
}

/** What was so when a message was written; later imports don't change it. */
export type AlertFacts = {
  readonly percent?: number | null
  readonly count?: number | null
  readonly batchId?: number | null
  readonly expiresAt?: string | null
  readonly counts?: readonly AlertCount[]
  /** Of a digest that is about one district. */
  readonly districtId?: number | null
}

/** A message to a person. It isn't sent yet while quiet hours last. */
export type AlertMessagesTable = {
  id: Default<number>
  userId: number
  /** Null in a digest and for an answer. */
  causeId: Optional<number>
  /** The request for corrections that a district answered. */
  requestId: Optional<number>
  kind: AlertKind
  facts: Json<AlertFacts>
  createdAt: Timestamp
  sentAt: TimestampOrNull
  /** When its email is due: now, or after the lease of the server that is sending it; null if none is. */
  emailAt: TimestampOrNull
  isRead: Default<boolean>
}

/** Where alerts are posted to. */
export type WebhooksTable = Omit<WebhookFields, 'events' | 'components'> & {
  id: Default<number>
  clientId: number
  /** Null: all districts of the client. */
  districtId: Optional<number>
  events: Json<AlertEvent[]>
  components: Json<ComponentName[]>
  sealed: string
  secretSavedAt: Timestamp
  /** What began before isn't told. */
  since: Timestamp
  /** Where links lead, where the server wasn't told its own address. */
  consoleUrl: Optional<string>
  createdAt: Timestamp
  createdBy: Optional<string>
  updatedAt: TimestampOrNull
  updatedBy: Optional<string>
}

/** A message to a receiver. It waits as long as it has a next attempt. */
export type WebhookDeliveriesTable = Pick<WebhookDelivery, 'messageId' | 'type' | 'status'> & {
  id: Default<number>
  webhookId: number
  causeId: Optional<number>
  districtId: Optional<number>
  event: Optional<AlertEvent>
  /** Sent as it is by every attempt. */
  body: string
  attempts: Default<number>
  answerCode: Optional<number>
  fault: Optional<NonNullable<WebhookDelivery['fault']>>
  createdAt: Timestamp
  lastAttemptAt: TimestampOrNull
  nextAttemptAt: TimestampOrNull
}
