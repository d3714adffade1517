import type { ChangeOwnPassword } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, refuseForNow } from '../http/api-error.ts'
import { SIGN_IN_FIRST } from '../http/require-caller.ts'
import type { ServerContext } from '../server-context.ts'
import { changePassword } from './change-password.ts'
import { logTooManyFailures } from './check-sign-in.ts'
import type { SignInAccount } from './find-account.ts'
import { checkPassword } from './former-passwords.ts'
import { sendLockEmails } from './lock-emails.ts'
import { countAttempt, forgiveAttempts, lockPolicyIn } from './lock-policy.ts'
import { localSettingsOf } from './password-rules.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { renewSession } from './session-store.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

const LOCKED = 'Your account is locked after too many wrong passwords.'

/** True if the account signs in with a password that is stored here, and so can be changed here. */
export const hasPasswordHere = ({ hash, wayIsOpen }: SignInAccount): boolean => hash !== null && wayIsOpen

/**
 * Changes the password of someone who is signed in. A wrong current password counts like a failed sign-in: else a
 * session left open somewhere would be a place to guess it. Other sessions end; this one goes on with a new token.
 */
export const changeOwnPassword = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  account: SignInAccount | undefined,
  { currentPassword, newPassword }: ChangeOwnPassword,
): Promise<void> => {
  const { db } = context
  const session = readSessionCookie(c)
  if (session === undefined) throw new ApiError(401, SIGN_IN_FIRST)
  if (!account || !hasPasswordHere(account))
    throw new ApiError(400, "You don't sign in with a password of this console, so it can't be changed here.")
  const { address } = c.get('connection')
  const { clientId, username } = account
  const now = context.now()
  const counted = await countSignIn(db, { address, clientId: clientId ?? undefined, username }, now)
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  const policy = lockPolicyIn(await localSettingsOf(db, clientId))
  // Counted before the check, so that concurrent guesses all count.
  const attempt = await countAttempt(db, account, { policy, now, address })
  if (attempt === 'locked') return refuseLocked(context, c, account)
  if (!(await checkPassword(account.hash, currentPassword))) {
    if (attempt !== 'closing') throw new ApiError(400, "'currentPassword' is incorrect.", 'currentPassword')
    await logTooManyFailures(db, account, now)
    void sendLockEmails(context, account)
    return refuseLocked(context, c, account)
  }
  await forgiveSignIns(db, counted)
  const fault = await changePassword(db, account, { newPassword, session, now })
  if (fault !== undefined) {
    await forgiveAttempts(db, account, attempt)
    throw new ApiError(400, `A password must ${fault}.`, 'newPassword')
  }
  const renewed = await renewSession(db, session)
  // An administrator closed the account at the same time: nothing was changed.
  if (renewed === undefined) throw new ApiError(401, SIGN_IN_FIRST)
  writeSessionCookie(c, renewed)
}

const refuseLocked = async (
  { db, now }: ServerContext,
  c: Context<ApiEnv>,
  { id }: SignInAccount,
): Promise<never> => {
  const { lockedUntil } = await db
    .selectFrom('accounts')
    .select('lockedUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (lockedUntil === null) throw new ApiError(400, `${LOCKED} An administrator can unlock it.`)
  return refuseForNow(c, Math.max(1, Date.parse(lockedUntil) - now().getTime()), LOCKED)
}
