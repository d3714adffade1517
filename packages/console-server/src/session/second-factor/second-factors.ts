import { effectiveSettings, isRecord, SECOND_FACTOR_POLICY } from '@edconsole/console-core/contract'
import type { ServerContext } from '../../server-context.ts'
import type { SignInAccount } from '../find-account.ts'
import { localSettingsOf } from '../password-rules.ts'
import { counterOfCode } from './authenticator-app.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** True if the account has a password here that a second factor stands beside. Programs sign in with their password alone. */
export const takesSecondFactor = ({ hash, wayIsOpen, userType }: SignInAccount): boolean =>
  hash !== null && wayIsOpen && userType !== 'service'

type Requiring = Pick<ServerContext, 'db' | 'staffSecondFactor'>

/** True if the client, or for provider staff the operator, requires a second factor of people like the account's owner. */
export const requiresSecondFactor = async (
  { db, staffSecondFactor = false }: Requiring,
  account: SignInAccount,
): Promise<boolean> => {
  if (!takesSecondFactor(account) || account.userType === 'service') return false
  if (account.clientId === null && staffSecondFactor) return true
  const saved = (await localSettingsOf(db, account.clientId))?.secondFactor
  const own = isRecord(saved) ? saved[account.userType] : undefined
  return effectiveSettings(SECOND_FACTOR_POLICY[account.userType], own).requireSecondFactor
}

/** Which second step a sign-in with the right password needs. */
export type SecondStepNeed = 'none' | 'use' | 'setUp'

/** Returns the second step that a sign-in to an account needs. */
export const secondStepNeedOf = async (
  context: Requiring,
  account: SignInAccount,
): Promise<SecondStepNeed> => {
  if (!takesSecondFactor(account)) return 'none'
  const factor = await context.db
    .selectFrom('secondFactors')
    .select('id')
    .where('accountId', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (factor) return 'use'
  return (await requiresSecondFactor(context, account)) ? 'setUp' : 'none'
}

/**
 * Uses up a code of an authenticator app, or a recovery code.
 * @returns how it was proven, or null if the code is wrong or was used
 */
export const takeCode = async (
  { db, secrets, now }: Pick<ServerContext, 'db' | 'secrets' | 'now'>,
  accountId: number,
  code: string,
): Promise<'app' | 'recoveryCode' | null> => {
  const at = now()
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    const isUsed = await takeRecoveryCode(db, secrets, { accountId, code, now: at })
    return isUsed ? 'recoveryCode' : null
  }
  const apps = await db
    .selectFrom('secondFactors')
    .select(['id', 'sealed'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'app')
    .execute()
  for (const { id, sealed } of apps) {
    const counter = sealed === null ? null : counterOfCode(secrets.open(sealed), digits, at)
    if (counter === null) continue
    // Of two requests with one code, the second finds its period used.
    const { numUpdatedRows } = await db
      .updateTable('secondFactors')
      .set({ lastCounter: counter, lastUsedAt: at })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('lastCounter', 'is', null), eb('lastCounter', '<', counter)]))
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return 'app'
  }
  return null
}
