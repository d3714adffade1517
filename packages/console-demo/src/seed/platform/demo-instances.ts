import type { InstanceEnvironment, InstanceStatus } from '@edconsole/console-core/contract'

/** A change that a user made to a running instance. */
export type DemoMove = {
  status: Extract<InstanceStatus, 'maintenance' | 'active' | 'suspended' | 'deprovisioning'>
  daysAgo: number
  reason?: string
}

export type DemoInstance = {
  districtId: number
  environment: InstanceEnvironment
  /** No one has started creating it. */
  isWaiting?: true
  /** Created before its client's first import. Copying the many rows of the first district takes seconds. */
  isOlderThanRows?: true
  /** Default: by its kind. */
  requestedDaysAgo?: number
  /** Oldest first. */
  moves?: readonly DemoMove[]
}

/**
 * Sandboxes come after the production instance of their district. Every status that lasts occurs: one of them fails, as its
 * client's subscription to Screening has ended.
 */
export const DEMO_INSTANCES: readonly DemoInstance[] = [
  { districtId: 412, environment: 'production' },
  { districtId: 412, environment: 'sandbox', isOlderThanRows: true },
  { districtId: 412, environment: 'training', isOlderThanRows: true },
  {
    districtId: 413,
    environment: 'production',
    moves: [
      { status: 'maintenance', daysAgo: 33.2, reason: 'Moves to a larger database' },
      { status: 'active', daysAgo: 33.1 },
    ],
  },
  { districtId: 413, environment: 'sandbox' },
  {
    districtId: 414,
    environment: 'production',
    moves: [{ status: 'maintenance', daysAgo: 0.4, reason: 'Moves to a larger database' }],
  },
  { districtId: 414, environment: 'sandbox' },
  {
    districtId: 414,
    environment: 'training',
    moves: [{ status: 'deprovisioning', daysAgo: 22, reason: 'The summer courses are over' }],
  },
  { districtId: 415, environment: 'production' },
  { districtId: 415, environment: 'sandbox', requestedDaysAgo: 2 },
  { districtId: 416, environment: 'production' },
  { districtId: 416, environment: 'training' },
  { districtId: 417, environment: 'production' },
  { districtId: 417, environment: 'sandbox' },
  { districtId: 418, environment: 'production' },
  {
    districtId: 418,
    environment: 'demo',
    moves: [{ status: 'deprovisioning', daysAgo: 9, reason: 'The board has seen it' }],
  },
  { districtId: 419, environment: 'production', isWaiting: true, requestedDaysAgo: 3 },
  { districtId: 420, environment: 'production' },
  { districtId: 420, environment: 'sandbox' },
  { districtId: 420, environment: 'sandbox', isWaiting: true, requestedDaysAgo: 1 },
  {
    districtId: 420,
    environment: 'training',
    moves: [{ status: 'maintenance', daysAgo: 5, reason: 'Gets the data of the new school year' }],
  },
  {
    districtId: 421,
    environment: 'production',
    moves: [{ status: 'suspended', daysAgo: 169, reason: 'The contract ended' }],
  },
  { districtId: 422, environment: 'production' },
  { districtId: 422, environment: 'sandbox' },
  { districtId: 423, environment: 'production' },
  { districtId: 423, environment: 'demo' },
]
