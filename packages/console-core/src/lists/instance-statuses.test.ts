import { describe, expect, it } from 'vitest'
import {
  INSTANCE_STATUSES,
  type InstanceStatus,
  instanceStatusNeedsReason,
  isInstanceClosed,
  nextInstanceStatuses,
} from './instance-statuses.ts'

const STATUSES = Object.keys(INSTANCE_STATUSES) as InstanceStatus[]

describe('R30 the life of an instance', () => {
  it.each([
    ['requested', ['provisioning']],
    ['provisioning', ['active', 'failed']],
    ['active', ['maintenance', 'suspended', 'deprovisioning']],
    ['maintenance', ['active']],
    ['suspended', ['active', 'deprovisioning']],
    ['failed', ['provisioning', 'deprovisioning']],
    ['deprovisioning', ['retired']],
    ['retired', []],
  ] as const)('from %s leads to %j', (from, next) => {
    expect(nextInstanceStatuses(from)).toEqual(next)
  })

  it('begins with a request and can end from everywhere', () => {
    const reach = (from: InstanceStatus, seen = new Set<InstanceStatus>([from])): Set<InstanceStatus> => {
      for (const next of nextInstanceStatuses(from)) if (!seen.has(next)) reach(next, seen.add(next))
      return seen
    }
    expect(reach('requested')).toEqual(new Set(STATUSES))
    for (const status of STATUSES) expect(reach(status)).toContain('retired')
  })

  it('asks why for two of its statuses, and is closed in two', () => {
    expect(STATUSES.filter(instanceStatusNeedsReason)).toEqual(['suspended', 'retired'])
    expect(STATUSES.filter(isInstanceClosed)).toEqual(['deprovisioning', 'retired'])
  })
})
