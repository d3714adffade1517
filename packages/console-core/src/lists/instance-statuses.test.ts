import { describe, expect, it } from 'vitest'
import {
  INSTANCE_STATUSES,
  type InstanceStatus,
  instanceMoves,
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

  it('knows nothing of the statuses of other backends', () => {
    expect(nextInstanceStatuses('archived' as InstanceStatus)).toEqual([])
    expect(instanceMoves({ status: '' as InstanceStatus })).toEqual([])
  })

  it('leaves the end of the work to the server while it is at work', () => {
    const steps = [{ state: 'done' }, { state: 'running' }, { state: 'pending' }] as const
    expect(instanceMoves({ status: 'provisioning', steps })).toEqual(['failed'])
    expect(instanceMoves({ status: 'deprovisioning', steps })).toEqual([])
    expect(instanceMoves({ status: 'active', steps })).toEqual(nextInstanceStatuses('active'))
  })

  it.each([[[{ state: 'failed' }]], [[]], [null], [undefined]] as const)(
    'leaves it to people where the server is not at work: %j',
    (steps) => {
      expect(instanceMoves({ status: 'provisioning', steps })).toEqual(['active', 'failed'])
      expect(instanceMoves({ status: 'deprovisioning', steps })).toEqual(['retired'])
    },
  )

  it('asks why for three of its statuses, and is closed in two', () => {
    expect(STATUSES.filter(instanceStatusNeedsReason)).toEqual(['suspended', 'deprovisioning', 'retired'])
    expect(STATUSES.filter(isInstanceClosed)).toEqual(['deprovisioning', 'retired'])
  })
})
