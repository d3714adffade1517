import type { SignIn } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { admit } from './admit.ts'
import { countAttempt } from './attempts.ts'
import { lockExpired, logTooManyFailures } from './close-account.ts'
import { findAccount, type SignInAccount } from './find-account.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { checkPassword } from './password.ts'
import { isPasswordTooOld } from './password-age.ts'

/** A refusal takes at least this long, so that reading and writing a row more or less cannot be told apart. */
const REFUSAL_MS = 250

/** When somebody tries to sign in, and from which address, where that is known. */
export type Circumstances = { readonly now: Date; readonly address: string | null }

/**
 * Whether somebody may sign in with a Local account. Wrong or outdated password, unknown user, an account that is locked,
 * disabled or waits for a new password, and a user who is not active take the same time and are one answer.
 * @returns the user's id, or null
 */
export const checkSignIn = async (db: Db, input: SignIn, when: Circumstances): Promise<number | null> => {
  const earliest = new Promise((resolve) => setTimeout(resolve, REFUSAL_MS))
  const account = await findAccount(db, input)
  // Counted before it is looked at: many guesses sent at once are all counted.
  const attempt = account ? await countAttempt(db, account, when.now) : 'locked'
  const right = await checkPassword(account?.hash ?? null, input.password)
  if (account && attempt !== 'locked') {
    if (right && isUsable(account) && (await enter(db, account, when))) return account.userId
    if (attempt === 'closing') await logTooManyFailures(db, account, when.now)
  }
  await earliest
  return null
}

const isUsable = ({ userId, status, wayIsOpen }: SignInAccount): boolean =>
  userId !== null && status === 'active' && wayIsOpen

const enter = async (db: Db, account: SignInAccount, when: Circumstances): Promise<boolean> => {
  const settings = await localSettingsOf(db, account.clientId)
  if (!isPasswordTooOld(settings, account, when.now)) return admit(db, account, when)
  await lockExpired(db, account, when.now)
  return false
}
