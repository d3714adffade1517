import type { AccountLocking } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { afterFailure, type FailureState, lockPolicyIn } from './lock-policy.ts'

const start = new Date('2026-09-14T12:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const nineFailures: FailureState = { failedLoginCount: 9, firstFailedAt: start, lockoutCount: 0 }
const policy = (changes: Partial<AccountLocking>): AccountLocking => ({
  ...lockPolicyIn(undefined),
  ...changes,
})

it('closes for fifteen minutes at the tenth failure within fifteen minutes', () => {
  expect(afterFailure(policy({}), nineFailures, later(1))).toMatchObject({
    locked: true,
    lockedUntil: later(16),
  })
  expect(afterFailure(policy({}), { ...nineFailures, failedLoginCount: 8 }, later(1)).locked).toBe(false)
})

it('begins to count again when the window is over', () => {
  expect(afterFailure(policy({}), nineFailures, later(15))).toMatchObject({
    locked: false,
    failedLoginCount: 1,
  })
})

it.each([
  ['fixed', 3, 15],
  ['linear', 3, 45],
  ['multiple', 3, 60],
  ['multiple', 20, 1440],
] as const)('strategy %s: lock number %i lasts %i minutes', (lockStrategy, nth, minutes) => {
  const after = afterFailure(policy({ lockStrategy }), { ...nineFailures, lockoutCount: nth - 1 }, start)
  expect(after.lockedUntil).toEqual(later(minutes))
})

it.each([
  [{ lockType: 'permanent' }, 0, true],
  [{ lockType: 'mixed' }, 2, false],
  [{ lockType: 'mixed' }, 3, true],
] as const)('%j after %i locks stays closed: %s', (changes, lockoutCount, forever) => {
  const after = afterFailure(policy(changes), { ...nineFailures, lockoutCount }, start)
  expect([after.locked, after.lockedUntil === null]).toEqual([true, forever])
})

it('never closes when locking is switched off', () => {
  expect(afterFailure(policy({ lockingEnabled: false }), nineFailures, start).locked).toBe(false)
})

it('R33 is what the Local authentication says, and the default where it says nothing', () => {
  expect(lockPolicyIn({ accountLocking: { maxFailedAttempts: 5 } })).toMatchObject({
    maxFailedAttempts: 5,
    failureWindowMinutes: 15,
    lockType: 'temporary',
  })
})
