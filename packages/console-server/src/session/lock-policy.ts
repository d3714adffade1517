import {
  ACCOUNT_LOCKING,
  type AccountLocking,
  effectiveSettings,
  lockMinutes,
} from '@edconsole/console-core/contract'

/** The policy that is kept in the settings of a Local authentication; what they leave out has its default. */
export const lockPolicyIn = (settings: Readonly<Record<string, unknown>> | undefined): AccountLocking =>
  effectiveSettings(ACCOUNT_LOCKING, settings?.accountLocking)

export type FailureState = { failedLoginCount: number; firstFailedAt: Date | null; lockoutCount: number }

export type AfterFailure = FailureState & { locked: boolean; lockedUntil: Date | null }

const MINUTE_MS = 60_000

/** What one more wrong password does to an account. */
export const afterFailure = (policy: AccountLocking, state: FailureState, now: Date): AfterFailure => {
  const counting =
    state.firstFailedAt !== null &&
    now.getTime() - state.firstFailedAt.getTime() < policy.failureWindowMinutes * MINUTE_MS
  const failedLoginCount = counting ? state.failedLoginCount + 1 : 1
  const firstFailedAt = counting ? state.firstFailedAt : now
  if (!policy.lockingEnabled || failedLoginCount < policy.maxFailedAttempts)
    return {
      failedLoginCount,
      firstFailedAt,
      lockoutCount: state.lockoutCount,
      locked: false,
      lockedUntil: null,
    }
  const lockoutCount = state.lockoutCount + 1
  const minutes = lockMinutes(policy, lockoutCount)
  const lockedUntil = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS)
  // The count stays to be read; without its beginning it is not counted on.
  return { failedLoginCount, firstFailedAt: null, lockoutCount, locked: true, lockedUntil }
}
