import type { StatusTone } from './run-statuses.ts'

export const SUBSCRIPTION_TIERS = { standard: 'Standard', premium: 'Premium', pilot: 'Pilot' } as const

export type SubscriptionTier = keyof typeof SUBSCRIPTION_TIERS

/** All but `cancelled` follow from the dates. A running pilot is a trial. */
export const SUBSCRIPTION_STATUSES = {
  trial: { word: 'Trial', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  expiring: { word: 'Expiring', tone: 'warning' },
  expired: { word: 'Expired', tone: 'danger' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<string, { word: string; tone: StatusTone }>

export type SubscriptionStatus = keyof typeof SUBSCRIPTION_STATUSES

/** With this many days left, or fewer, a subscription is called expiring. */
export const SUBSCRIPTION_EXPIRING_DAYS = 60
