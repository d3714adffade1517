import type { SubscriptionStatus, SubscriptionTier } from '../lists/subscription-words.ts'
import type { ConfigMeta } from './config-meta.ts'

/** What a client has bought, and for how long: `GET /ied/subscriptions`. */
export type Subscription = ConfigMeta & {
  clientId: number
  clientName: string
  productId: number
  productName: string
  /** The instance that it is for; null when it is for all of the client's. */
  instanceId: number | null
  /** `YYYY-MM-DD`. */
  startDate: string
  /** The last day, included. */
  endDate: string
  seatCount: number | null
  tier: SubscriptionTier
  /** As of the server's day in Eastern time. */
  status: SubscriptionStatus
}
