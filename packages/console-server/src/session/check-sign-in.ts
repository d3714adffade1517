import type { SignIn } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { logAccountChange } from '../people/log-account-change.ts'
import { admit } from './admit.ts'
import { type Attempt, countAttempt } from './attempts.ts'
import { findAccount, type SignInAccount } from './find-account.ts'
import { checkPassword } from './password.ts'

/** A refusal takes at least this long, so that reading and writing a row more or less cannot be told apart. */
const REFUSAL_MS = 250

/** When somebody tries to sign in, and from which address, where that is known. */
export type Circumstances = { readonly now: Date; readonly address: string | null }

/**
 * Whether somebody may sign in with a Local account. Wrong password, unknown user, an account that is locked, disabled
 * or waits for a new password, and a user who is not active take the same way and the same time, and are one answer.
 * @returns the user's id, or null
 */
export const checkSignIn = async (db: Db, input: SignIn, when: Circumstances): Promise<number | null> => {
  const earliest = new Promise((resolve) => setTimeout(resolve, REFUSAL_MS))
  const account = await findAccount(db, input)
  // Counted before it is looked at: many guesses sent at once are all counted.
  const attempt = account ? await countAttempt(db, account, when.now) : 'locked'
  const right = await checkPassword(account?.hash ?? null, input.password)
  if (account && attempt !== 'locked' && right && isUsable(account) && (await admit(db, account, when)))
    return account.userId
  if (account) await logLock(db, account, attempt, when.now)
  await earliest
  return null
}

const isUsable = ({ userId, status, wayIsOpen }: SignInAccount): boolean =>
  userId !== null && status === 'active' && wayIsOpen !== false

const logLock = async (db: Db, { id }: SignInAccount, attempt: Attempt, now: Date): Promise<void> => {
  if (attempt !== 'closing') return
  const changes = [
    { field: 'locked', from: '0', to: '1' },
    { field: 'lockReason', from: null, to: 'tooManyFailures' },
  ]
  await db.transaction().execute((trx) =>
    logAccountChange(trx, {
      ...{ accountId: id, action: 'lock', changes, triggeredBy: null, now },
      message: 'Too many failed sign-ins',
    }),
  )
}
