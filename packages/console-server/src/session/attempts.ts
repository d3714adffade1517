import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { afterFailure, lockPolicyIn } from './lock-policy.ts'

/** An open account without failed attempts. */
export const LOCK_OPENED = {
  ...{ locked: false, lockReason: null, lockedAt: null, lockedUntil: null },
  ...{ failedLoginCount: 0, firstFailedAt: null, lockoutCount: 0 },
} as const

/** `closing`: it was open, and this attempt locks it unless it succeeds. */
export type Attempt = 'locked' | 'open' | 'closing'

/** Counts an attempt as a failed one; a successful one is forgotten afterwards. */
export const countAttempt = async (db: Db, account: SignInAccount, now: Date): Promise<Attempt> => {
  const policy = lockPolicyIn(await localSettingsOf(db, account.clientId))
  const exempt = account.userType === 'service' && policy.exemptServiceAccounts
  return db.transaction().execute(async (trx) => {
    const state = await trx
      .selectFrom('accounts')
      .select(['locked', 'lockedUntil', 'failedLoginCount', 'firstFailedAt', 'lockoutCount'])
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (state.locked && (state.lockedUntil === null || now < new Date(state.lockedUntil))) return 'locked'
    if (exempt) return 'open'
    const firstFailedAt = state.firstFailedAt === null ? null : new Date(state.firstFailedAt)
    const after = afterFailure(policy, { ...state, firstFailedAt }, now)
    const lock = after.locked
      ? ({ lockReason: 'tooManyFailures', lockedAt: now } as const)
      : ({ lockReason: null, lockedAt: null } as const)
    await trx
      .updateTable('accounts')
      .set({ ...lock, ...after })
      .where('id', '=', account.id)
      .execute()
    return after.locked ? 'closing' : 'open'
  })
}
