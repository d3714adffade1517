import { type AccountLocking, lockMinutes } from '@edconsole/console-core'
import type { PolicyMessages } from './messages.ts'

/** Says what a lock policy does, as ux 9.6 wants it: "After 10 wrong passwords within 15 minutes, …". */
export function lockSentence(policy: AccountLocking, m: PolicyMessages): string {
  const { lock } = m
  if (!policy.lockingEnabled) return lock.never
  const { maxFailedAttempts, failureWindowMinutes, lockType, lockStrategy, maxTemporaryLockouts } = policy
  const after = lock.after(maxFailedAttempts, timeOf(failureWindowMinutes, m))
  const first = lockMinutes(policy, 1)
  if (first === null) return `${after}${lock.forGood}`
  // At most one automatic lock, or one that lasts a day already: nothing gets longer.
  const grows = lockMinutes(policy, 2) !== null && lockMinutes(policy, 2) !== first
  const longer = grows ? lock.longerEachTime[lockStrategy] : ''
  const forGood = lockType === 'mixed' ? lock.thenForGood(maxTemporaryLockouts) : ''
  return `${after}${lock.forTime(timeOf(first, m))}${longer}${forGood}`
}

/** A length of time in words: "1 hour 30 minutes"; a day is the longest lock there is. */
export function timeOf(minutes: number, { time }: PolicyMessages): string {
  if (minutes === 1440) return time.day
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [time.hours(hours)] : []), ...(rest > 0 ? [time.minutes(rest)] : [])].join(' ')
}
