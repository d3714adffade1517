import type { StatusTone } from './run-statuses.ts'

type Status = {
  readonly word: string
  readonly tone: StatusTone
  /** The statuses that may come next (R30). None: final. */
  readonly next: readonly string[]
  /** A move to it says why. */
  readonly needsReason?: true
}

/** The life of an instance: which status may follow which. Servers check moves with it, menus offer them from it (R30). */
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
 * Where an instance may go from here.
 * @example nextInstanceStatuses('maintenance') // ['active']
 */
export const nextInstanceStatuses = (status: InstanceStatus): readonly InstanceStatus[] =>
  INSTANCE_STATUSES[status].next

export const instanceStatusNeedsReason = (status: InstanceStatus): boolean =>
  'needsReason' in INSTANCE_STATUSES[status]

/** An instance that is on its way out, or gone, is changed no more. */
export const isInstanceClosed = (status: InstanceStatus): boolean =>
  status === 'deprovisioning' || status === 'retired'
