import { ACCOUNT_LOCKING, type AccountLocking, effectiveSettings } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { failuresUntilHeld, lockSteps } from './lock-steps.ts'

const policy = (changes: Partial<AccountLocking>): AccountLocking => ({
  ...effectiveSettings(ACCOUNT_LOCKING, {}),
  ...changes,
})
const rows = (changes: Partial<AccountLocking>) =>
  lockSteps(policy(changes)).map(({ from, to, shortest, longest }) => [from, to, shortest, longest])

it('[domain 7.2] locks that double are shown one by one until a day is reached', () => {
  expect(rows({ lockDurationMinutes: 240 })).toEqual([
    [1, 1, 240, 240],
    [2, 2, 480, 480],
    [3, 3, 960, 960],
    [4, null, 1440, 1440],
  ])
})

it('[domain 7.2] a few more of them still have a row each', () => {
  expect(rows({}).map(([from]) => from)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('[domain 7.2] many locks before that share a row', () => {
  expect(rows({ lockStrategy: 'linear' })).toEqual([
    ...[1, 2, 3, 4, 5].map((nth) => [nth, nth, nth * 15, nth * 15]),
    [6, 95, 90, 1425],
    [96, null, 1440, 1440],
  ])
})

it.each<[Partial<AccountLocking>, (number | null)[][]]>([
  [{ lockStrategy: 'fixed' }, [[1, null, 15, 15]]],
  [{ lockType: 'permanent' }, [[1, null, null, null]]],
  [
    { lockType: 'mixed', lockStrategy: 'fixed', maxTemporaryLockouts: 2 },
    [
      [1, 1, 15, 15],
      [2, 2, 15, 15],
      [3, null, null, null],
    ],
  ],
  [
    { lockType: 'mixed', lockDurationMinutes: 1440, maxTemporaryLockouts: 1 },
    [
      [1, 1, 1440, 1440],
      [2, null, null, null],
    ],
  ],
])('[domain 7.2] %j', (changes, expected) => {
  expect(rows(changes)).toEqual(expected)
})

it.each<[Partial<AccountLocking>, number | null]>([
  [{}, null],
  [{ lockingEnabled: false }, null],
  [{ lockType: 'permanent', maxFailedAttempts: 100 }, 100],
  [{ lockType: 'mixed', maxFailedAttempts: 30, maxTemporaryLockouts: 3 }, 120],
])(
  '[domain 7.2] %j allows %s wrong passwords before somebody has to unlock the account',
  (changes, count) => {
    expect(failuresUntilHeld(policy(changes))).toBe(count)
  },
)
