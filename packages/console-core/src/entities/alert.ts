import type { ComponentName } from '../lists/components.ts'
import type { Weekday } from '../lists/weekdays.ts'

/** What an alert can be about. */
export const ALERT_EVENTS = [
  'importFailed',
  'importHeld',
  'importLate',
  'rejectedRows',
  'exportFailed',
  'certificateExpiring',
] as const

export type AlertEvent = (typeof ALERT_EVENTS)[number]

/** When an event is told: not at all, as soon as it happens and once it is over, or in the digest. */
export const ALERT_DELIVERIES = ['off', 'immediate', 'digest'] as const

export type AlertDelivery = (typeof ALERT_DELIVERIES)[number]

/** Districts that someone is told about: those that they look after, those that they chose, or all that they may see. */
export const ALERT_SCOPES = ['mine', 'chosen', 'all'] as const

export type AlertScope = (typeof ALERT_SCOPES)[number]

/** What one person wants to be told: body of `POST /alerts/settings`. */
export type AlertChoices = {
  importFailed: AlertDelivery
  importHeld: AlertDelivery
  importLate: AlertDelivery
  rejectedRows: AlertDelivery
  exportFailed: AlertDelivery
  certificateExpiring: AlertDelivery
  /** Rejected rows are told above this share, in percent. */
  rejectedPercent: number
  scope: AlertScope
  /** For the scope `chosen`. */
  districtIds: number[]
  /** For rejected rows: they are judged for each of these, or for the whole import if there are none. */
  components: ComponentName[]
  /** Also as an email; the inbox gets every alert. */
  byEmail: boolean
  /** `HH:mm` in `timeZone`, like the two below. */
  digestAt: string
  /** Nothing is sent from then on; null with `quietUntil`: there are no quiet hours. */
  quietFrom: string | null
  quietUntil: string | null
  /** Days on which nothing is sent at all. */
  quietDays: Weekday[]
  /** Failed imports are told in quiet hours too. */
  failuresBreakQuiet: boolean
  timeZone: string
}

/** `GET /alerts/settings` */
export type AlertSettings = AlertChoices & {
  /** Where emails go; null if the person has no address. */
  emailAddress: string | null
}

/** Something began, is over, is part of what was open at the time of a digest, or a district answered a request. */
export type AlertKind = 'opened' | 'over' | 'digest' | 'answered'

/** How many causes of one event a digest found open. */
export type AlertCount = { event: AlertEvent; count: number }

/** One message in a person's inbox: `GET /alerts`. It names districts and components, never people. */
export type AlertMessage = {
  id: number
  kind: AlertKind
  /** Null in a digest, like everything about one cause below, and for an answer. */
  event: AlertEvent | null
  districtName: string | null
  /** Null: the whole import. */
  componentName: ComponentName | null
  /** The share of rejected rows in percent. */
  percent: number | null
  /** Exports that failed, or rows that the district marked as corrected. */
  count: number | null
  /** When the certificate expires. */
  expiresAt: string | null
  /** Of a digest; else empty. */
  counts: AlertCount[]
  sentAt: string
  isRead: boolean
  /** A route's id with its parameters and query: where what it is about can be seen. Null if there is no such place. */
  target: { route: string; params: Record<string, string>; query?: Record<string, string> } | null
}

/** `GET /alerts/unread` */
export type UnreadAlerts = { count: number }

/** Body of `POST /alerts/read`: some messages, or all up to the newest that was seen. */
export type ReadAlerts = { ids?: number[] | undefined; upTo?: number | undefined }
