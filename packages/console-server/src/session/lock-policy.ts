import {
  ACCOUNT_LOCKING,
  type AccountLocking,
  effectiveSettings,
  lockMinutes,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'

/** The columns of an unlocked account without failed attempts. */
export const LOCK_OPENED = {
  locked: false,
  lockReason: null,
  lockedAt: null,
  lockedUntil: null,
  failedLoginCount: 0,
  firstFailedAt: null,
  lockoutCount: 0,
} as const

/**
 * `closing`: this attempt locks the account unless it succeeds. `expired`: the password is too old, until its owner
 * chooses a new one.
 */
export type Attempt = 'locked' | 'open' | 'closing' | 'expired'

/** Returns the lock policy in the settings of a Local authentication, with defaults. */
export const lockPolicyIn = (settings: Readonly<Record<string, unknown>> | undefined): AccountLocking =>
  effectiveSettings(ACCOUNT_LOCKING, settings?.accountLocking)

export type FailureState = { failedLoginCount: number; firstFailedAt: Date | null; lockoutCount: number }

export type AfterFailure = FailureState & { locked: boolean; lockedUntil: Date | null }

const MINUTE_MS = 60_000

/** Returns the state of an account after one more wrong password. */
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
  // The count stays for display; without a start time, the next failure starts a new one.
  return { failedLoginCount, firstFailedAt: null, lockoutCount, locked: true, lockedUntil }
}

/** Counts an attempt as failed; `forgiveAttempts` reverts this after a success. */
export const countAttempt = async (
  db: Db,
  account: SignInAccount,
  { policy, now, address }: { policy: AccountLocking; now: Date; address: string | null },
): Promise<Attempt> => {
  const exempt = account.userType === 'service' && policy.exemptServiceAccounts
  return db.transaction().execute(async (trx) => {
    const state = await trx
      .selectFrom('accounts')
      .select(['locked', 'lockReason', 'lockedUntil', 'failedLoginCount', 'firstFailedAt', 'lockoutCount'])
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isLocked = state.locked && (state.lockedUntil === null || now < new Date(state.lockedUntil))
    const isExpired = isLocked && state.lockReason === 'expired'
    if (isLocked && !isExpired) return 'locked'
    if (exempt) return isExpired ? 'expired' : 'open'
    const firstFailedAt = state.firstFailedAt === null ? null : new Date(state.firstFailedAt)
    const { locked, lockedUntil, ...counts } = afterFailure(policy, { ...state, firstFailedAt }, now)
    const lock = locked
      ? ({ locked, lockedUntil, lockReason: 'tooManyFailures', lockedAt: now } as const)
      : ({ locked, lockedUntil, lockReason: null, lockedAt: null } as const)
    await trx
      .updateTable('accounts')
      .set({ ...counts, ...(isExpired && !locked ? {} : lock), lastFailedIp: address })
      .where('id', '=', account.id)
      .execute()
    if (locked) return 'closing'
    return isExpired ? 'expired' : 'open'
  })
}

/** Clears the failed attempts after a success. A lock that this attempt didn't make stays. */
export const forgiveAttempts = async (db: Db, { id }: SignInAccount, attempt: Attempt): Promise<void> => {
  const forgiven = attempt === 'closing' ? LOCK_OPENED : { failedLoginCount: 0, firstFailedAt: null }
  await db.updateTable('accounts').set(forgiven).where('id', '=', id).execute()
}

/**
 * Takes back what an attempt counted, and nothing else: its password was right, and wrong codes that came before still count.
 */
export const takeBackAttempt = async (
  db: Db,
  { id }: SignInAccount,
  { attempt, now }: { attempt: Attempt; now: Date },
): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({
      failedLoginCount: sql`greatest(failed_login_count - 1, 0)`,
      firstFailedAt: sql`case when failed_login_count > 1 then coalesce(first_failed_at, ${now}::timestamptz) end`,
    })
    .where('id', '=', id)
    .execute()
  if (attempt !== 'closing') return
  await db
    .updateTable('accounts')
    .set({ locked: false, lockReason: null, lockedAt: null, lockedUntil: null })
    .set({ lockoutCount: sql`greatest(lockout_count - 1, 0)` })
    .where('id', '=', id)
    .execute()
}
