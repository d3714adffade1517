import type { InstanceStepState } from './instance-steps.ts'
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
  deprovisioning: { word: 'Deprovisioning', tone: 'info', next: ['retired'], needsReason: true },
  retired: { word: 'Retired', tone: 'neutral', next: [], needsReason: true },
} as const satisfies Record<string, Status>

export type InstanceStatus = keyof typeof INSTANCE_STATUSES

const isKnown = (status: string): status is InstanceStatus => Object.hasOwn(INSTANCE_STATUSES, status)

/**
 * Returns the statuses an instance may change to; none for a status of another backend.
 * @example nextInstanceStatuses('maintenance') // ['active']
 */
export const nextInstanceStatuses = (status: InstanceStatus): readonly InstanceStatus[] =>
  isKnown(status) ? INSTANCE_STATUSES[status].next : []

type Worked = {
  readonly status: InstanceStatus
  /** Absent where a backend doesn't tell its steps. */
  readonly steps?: readonly { readonly state: InstanceStepState }[] | null | undefined
}

/**
 * Returns the moves that people make. What a server is still creating doesn't become active, and what it is still removing
 * doesn't become retired by request: the server makes these two moves when the work is done.
 * @example instanceMoves({ status: 'provisioning', steps: [{ state: 'running' }] }) // ['failed']
 */
export const instanceMoves = ({ status, steps }: Worked): readonly InstanceStatus[] => {
  const isAtWork = steps?.some(({ state }) => state === 'pending' || state === 'running') ?? false
  const ends: readonly InstanceStatus[] = isAtWork ? (ENDS_OF_WORK[status] ?? []) : []
  return nextInstanceStatuses(status).filter((next) => !ends.includes(next))
}

const ENDS_OF_WORK: { readonly [Status in InstanceStatus]?: readonly InstanceStatus[] } = {
  provisioning: ['active'],
  deprovisioning: ['retired'],
}

export const instanceStatusNeedsReason = (status: InstanceStatus): boolean =>
  'needsReason' in INSTANCE_STATUSES[status]

/** True if an instance is being deprovisioned or is retired, and can't be changed anymore. */
export const isInstanceClosed = (status: InstanceStatus): boolean =>
  status === 'deprovisioning' || status === 'retired'
