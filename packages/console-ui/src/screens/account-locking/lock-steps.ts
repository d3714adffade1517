import { type AccountLocking, lockMinutes } from '@edconsole/console-core'

/** Some locks in a row: how long they last, and how many wrong passwords were tried until the last of them. */
export type LockStep = {
  readonly from: number
  /** Null: this lock and all that follow. */
  readonly to: number | null
  /** Minutes of the shortest and the longest of them; null: until the account is unlocked by hand. */
  readonly shortest: number | null
  readonly longest: number | null
  /** At the first of them. */
  readonly failures: number
}

/** So many locks have a row of their own; those between them and the last one share another, if they are more than a few. */
const SHOWN = 5
const FEW = 3

/** Returns the locks of an account, from the first one to the one from which on they stay as they are. */
export function lockSteps(policy: AccountLocking): readonly LockStep[] {
  const steady = steadyFrom(policy)
  const stepOf = (from: number, to: number | null): LockStep => ({
    from,
    to,
    shortest: lockMinutes(policy, from),
    longest: lockMinutes(policy, to ?? from),
    failures: from * policy.maxFailedAttempts,
  })
  const shown = steady - 1 <= SHOWN + FEW ? steady - 1 : SHOWN
  const own = Array.from({ length: shown }, (_, index) => stepOf(index + 1, index + 1))
  const between = shown < steady - 1 ? [stepOf(shown + 1, steady - 1)] : []
  return [...own, ...between, stepOf(steady, null)]
}

/** The first lock after which nothing changes any more. */
function steadyFrom(policy: AccountLocking): number {
  if (policy.lockType === 'mixed') return policy.maxTemporaryLockouts + 1
  let nth = 1
  while (lockMinutes(policy, nth) !== lockMinutes(policy, nth + 1)) nth++
  return nth
}

/** Returns how many wrong passwords in a row are possible before an administrator is needed; null: there is no end. */
export function failuresUntilHeld({
  lockingEnabled,
  lockType,
  maxTemporaryLockouts,
  maxFailedAttempts,
}: AccountLocking): number | null {
  if (!lockingEnabled || lockType === 'temporary') return null
  return lockType === 'permanent' ? maxFailedAttempts : (maxTemporaryLockouts + 1) * maxFailedAttempts
}
