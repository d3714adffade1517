import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'
import { afterFailure, DEFAULT_LOCK_POLICY, type LockPolicy, lockPolicySchema } from './lock-policy.ts'

const CLEARED = { failedLoginCount: 0, firstFailedAt: null, lockoutCount: 0 } as const
const OPEN = { locked: false, lockReason: null, lockedAt: null, lockedUntil: null } as const

/**
 * Counts an attempt as a failed one; a successful one is forgotten afterwards.
 * @returns whether the account was open before it
 */
export const countAttempt = async (db: Db, account: SignInAccount, now: Date): Promise<boolean> => {
  const policy = await lockPolicyOf(db, account.clientId)
  const exempt = account.userType === 'service' && policy.exemptServiceAccounts
  return db.transaction().execute(async (trx) => {
    const state = await trx
      .selectFrom('accounts')
      .select(['locked', 'lockedUntil', 'failedLoginCount', 'firstFailedAt', 'lockoutCount'])
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (state.locked && (state.lockedUntil === null || now < new Date(state.lockedUntil))) return false
    const firstFailedAt = state.firstFailedAt === null ? null : new Date(state.firstFailedAt)
    const after = afterFailure(policy, { ...state, firstFailedAt }, now)
    const lock = after.locked ? ({ lockReason: 'tooManyFailures', lockedAt: now } as const) : OPEN
    if (!exempt)
      await trx
        .updateTable('accounts')
        .set({ ...lock, ...after })
        .where('id', '=', account.id)
        .execute()
    return true
  })
}

export const forgetAttempts = async (db: Db, accountId: number): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ ...OPEN, ...CLEARED })
    .where('id', '=', accountId)
    .execute()
}

const lockPolicyOf = async (db: Db, clientId: number | null): Promise<LockPolicy> => {
  const local = await db
    .selectFrom('authentications')
    .select('settings')
    .where('provider', '=', 'illuminate')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .executeTakeFirst()
  const kept = lockPolicySchema.safeParse(local?.settings.accountLocking ?? {})
  return kept.success ? kept.data : DEFAULT_LOCK_POLICY
}
