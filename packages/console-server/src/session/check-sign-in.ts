import type { SignIn } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { findAccount } from './find-account.ts'
import { checkPassword } from './password.ts'

/** A refusal takes at least this long, so that reading and writing a row more or less cannot be told apart. */
const REFUSAL_MS = 250

/**
 * Whether somebody may sign in with a Local account. Wrong password, unknown user and locked account
 * take the same way and the same time, and are one answer.
 * @returns the user's id, or null
 */
export const checkSignIn = async (db: Db, input: SignIn, now: Date): Promise<number | null> => {
  const earliest = new Promise((resolve) => setTimeout(resolve, REFUSAL_MS))
  const account = await findAccount(db, input)
  // Counted before it is looked at: many guesses sent at once are all counted.
  const open = account ? await countAttempt(db, account, now) : false
  const right = await checkPassword(account?.hash ?? null, input.password)
  if (account && open && right && account.userId !== null && account.status === 'active') {
    await forgetAttempts(db, account.id)
    return account.userId
  }
  await earliest
  return null
}
