import type {
  AlertCount,
  AlertDelivery,
  AlertEvent,
  AlertKind,
  AlertScope,
  ComponentName,
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
}

/** A message to a person. It isn't sent yet while quiet hours last. */
export type AlertMessagesTable = {
  id: Default<number>
  userId: number
  /** Null in a digest. */
  causeId: Optional<number>
  kind: AlertKind
  facts: Json<AlertFacts>
  createdAt: Timestamp
  sentAt: TimestampOrNull
  /** Since when its email waits; null if none does. */
  emailAt: TimestampOrNull
  isRead: Default<boolean>
}
