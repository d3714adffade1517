import type { StatusTone } from './run-statuses.ts'

type Status = {
  readonly word: string
  readonly tone: StatusTone
  /** Allowed next statuses (R30). Empty: final. */
  readonly next: readonly string[]
  /** Changing to it requires a reason. */
  readonly needsReason?: true
}

/** Instance statuses and their transitions. Servers check them, menus offer them (R30). */
export const INSTANCE_STATUSES = {
  requested: { word: 'Requested', tone: 'neutral', next: ['provisioning'] },
  provisioning: { word: 'Provisioning', tone: 'info', next: ['active', 'failed'] },
  active: { word: 'Active', tone: 'success', next: ['maintenance', 'suspended', 'deprovisioning'] },
  maintenance: { word: 'Maintenance', tone: 'warning', next: ['active'] },
  suspended: { word: 'Suspended', tone: 'warning', next: ['active', 'deprovisioning'], needsReason: true },
  failed: { word: 'Failed', tone: 'danger', next: ['provisioning', 'deprovisioning'] },
  deprovisioning: { word: 'Deprovisioning', tone: 'info', next: ['retired'] },
  retired: { word: 'Retired', tone: 'neutral', next: [], needsReason: true },
} as const satisfies Record<string, Status>

export type InstanceStatus = keyof typeof INSTANCE_STATUSES

/**
 * Returns the statuses an instance may change to.
 * @example nextInstanceStatuses('maintenance') // ['active']
 */
export const nextInstanceStatuses = (status: InstanceStatus): readonly InstanceStatus[] =>
  INSTANCE_STATUSES[status].next

export const instanceStatusNeedsReason = (status: InstanceStatus): boolean =>
  'needsReason' in INSTANCE_STATUSES[status]

/** True if an instance is being deprovisioned or is retired, and can't be changed anymore. */
export const isInstanceClosed = (status: InstanceStatus): boolean =>
  status === 'deprovisioning' || status === 'retired'
