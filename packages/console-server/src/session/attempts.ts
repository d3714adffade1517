import type { AccountLocking } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'
import { afterFailure } from './lock-policy.ts'

/** An open account without failed attempts. */
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
 * `closing`: it was open, and this attempt locks it unless it succeeds. `expired`: its password is too old, which its owner
 * can set right by choosing a new one.
 */
export type Attempt = 'locked' | 'open' | 'closing' | 'expired'

/** Counts an attempt as a failed one; a successful one is forgotten afterwards. */
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

/** Takes the failed attempts back: whoever made the last one knew the password. A lock that it did not make stays. */
export const forgiveAttempts = async (db: Db, { id }: SignInAccount, attempt: Attempt): Promise<void> => {
  const forgiven = attempt === 'closing' ? LOCK_OPENED : { failedLoginCount: 0, firstFailedAt: null }
  await db.updateTable('accounts').set(forgiven).where('id', '=', id).execute()
}
