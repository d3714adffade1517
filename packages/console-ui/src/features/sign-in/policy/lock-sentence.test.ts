import { ACCOUNT_LOCKING, type AccountLocking, effectiveSettings } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { lockSentence, timeOf } from './lock-sentence.ts'
import { policyMessages } from './messages.ts'

it.each<[Partial<AccountLocking>, string]>([
  [
    {},
    'After 10 wrong passwords within 15 minutes, an account is locked for 15 minutes. Each further lock lasts twice as long.',
  ],
  [
    { lockStrategy: 'fixed', maxFailedAttempts: 5, lockDurationMinutes: 30 },
    'After 5 wrong passwords within 15 minutes, an account is locked for 30 minutes.',
  ],
  [
    { lockType: 'permanent', failureWindowMinutes: 90 },
    'After 10 wrong passwords within 1 hour 30 minutes, an account is locked until an administrator unlocks it.',
  ],
  [
    { lockType: 'mixed', lockStrategy: 'linear', maxTemporaryLockouts: 2 },
    'After 10 wrong passwords within 15 minutes, an account is locked for 15 minutes. Each further lock lasts longer by the same amount. After 2 automatic unlocks, it stays locked until an administrator unlocks it.',
  ],
  [
    { lockType: 'mixed', maxTemporaryLockouts: 1 },
    'After 10 wrong passwords within 15 minutes, an account is locked for 15 minutes. After 1 automatic unlock, it stays locked until an administrator unlocks it.',
  ],
  [
    { lockDurationMinutes: 1440 },
    'After 10 wrong passwords within 15 minutes, an account is locked for 1 day.',
  ],
  [{ lockingEnabled: false }, 'Accounts are never locked, however often a wrong password is tried.'],
])('[domain 7.2] %j reads "%s"', (changes, sentence) => {
  const policy = { ...effectiveSettings(ACCOUNT_LOCKING, {}), ...changes }
  expect(lockSentence(policy, policyMessages)).toBe(sentence)
})

it.each([
  [1, '1 minute'],
  [60, '1 hour'],
  [1425, '23 hours 45 minutes'],
  [1440, '1 day'],
])('%i minutes are %s', (minutes, words) => {
  expect(timeOf(minutes, policyMessages)).toBe(words)
})
