import type { Db } from '../db/schema.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import type { ServerContext } from '../server-context.ts'
import { sendPasswordEmail } from './account-change-emails.ts'
import type { SignInAccount } from './find-account.ts'
import { hashPassword, keepFormerPassword } from './former-passwords.ts'
import { LOCK_OPENED } from './lock-policy.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { endLinksOf } from './password-link.ts'
import { passwordRulesFor } from './password-rules.ts'
import { endStepsOf } from './second-factor/second-step.ts'
import { endSessionsOf } from './session-store.ts'

/** What storing a password takes: the owner is told of it by email. */
export type PasswordContext = Pick<ServerContext, 'db' | 'mail' | 'now' | 'timeZone'>

type StoredPassword = {
  /** Of a password that the rules have accepted. */
  hash: string
  now: Date
  /** Token of the session that goes on. */
  session?: string
  /** Runs in the transaction of the change, once the account is locked: where it throws, nothing changes. */
  claim?: (trx: Db) => Promise<void>
}

type NewPassword = Omit<StoredPassword, 'hash'> & { newPassword: string }

/**
 * Hashes a password that an account's owner chose.
 * @returns `fault`, the end of the sentence `A password must …`, if the client's rules refuse it
 */
export const prepareNewPassword = async (
  db: Db,
  account: SignInAccount,
  newPassword: string,
): Promise<{ hash: string } | { fault: string }> => {
  const { id: accountId, clientId, userType, username } = account
  const { words, emailAddress } = await passwordRulesFor(db, account)
  const wanted = { password: newPassword, clientId, userType, accountId, username, emailAddress, words }
  const fault = await newPasswordFault(db, wanted)
  return fault === undefined ? { hash: await hashPassword(newPassword) } : { fault }
}

/**
 * Checks the password that an account's owner chose, and stores it.
 * @returns the end of the sentence `A password must …` if the client's rules refuse it
 */
export const changePassword = async (
  context: PasswordContext,
  account: SignInAccount,
  { newPassword, ...how }: NewPassword,
): Promise<string | undefined> => {
  const prepared = await prepareNewPassword(context.db, account, newPassword)
  if ('fault' in prepared) return prepared.fault
  await storePassword(context, account, Object.assign(how, prepared))
  return undefined
}

/**
 * Stores the password that an account's owner chose and unlocks the account, unless someone locked it deliberately meanwhile.
 * Ends its sessions and unfinished sign-ins, so that anyone else who knew the old password is signed out. Its owner gets an
 * email once it is stored, unless it is their first one.
 * @returns false if the account was closed meanwhile: then nothing has changed
 */
export const storePassword = async (
  context: PasswordContext,
  account: SignInAccount,
  how: StoredPassword,
): Promise<boolean> => {
  const isStored = await writePassword(context.db, account, how)
  if (isStored && account.hash !== null) sendPasswordEmail(context, account)
  return isStored
}

const writePassword = (
  db: Db,
  account: SignInAccount,
  { hash, session, now, claim }: StoredPassword,
): Promise<boolean> => {
  const { id: accountId, username, firstName, lastName } = account
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('accounts')
      .select(['isEnabled', 'locked', 'lockReason', 'mustChangePassword'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!before.isEnabled || (before.locked && before.lockReason === 'administrator')) return false
    await claim?.(trx)
    if (account.hash !== null) await keepFormerPassword(trx, { accountId, hash: account.hash, now })
    const stored = { hash, changedAt: now }
    await trx
      .insertInto('localPasswords')
      .values({ accountId, ...stored })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(stored))
      .execute()
    await endLinksOf(trx, accountId, now)
    await trx
      .updateTable('accounts')
      .set({ ...LOCK_OPENED, mustChangePassword: false })
      .where('id', '=', accountId)
      .execute()
    await endStepsOf(trx, accountId, now)
    if (account.userId !== null) await endSessionsOf(trx, account.userId, session)
    // A lock made by this very attempt hasn't been logged.
    const wasLocked = account.lockReason !== null && before.locked
    await logAccountChange(trx, {
      accountId,
      action: wasLocked ? 'unlock' : 'update',
      now,
      message: 'Password changed',
      triggeredBy: `${firstName} ${lastName}`.trim() || username,
      changes: [
        { field: 'passwordChangedAt', from: account.changedAt, to: now.toISOString() },
        ...(before.mustChangePassword ? [{ field: 'mustChangePassword', from: 'true', to: 'false' }] : []),
        ...(wasLocked
          ? [
              { field: 'locked', from: '1', to: '0' },
              { field: 'lockReason', from: before.lockReason, to: null },
            ]
          : []),
      ],
    })
    return true
  })
}
