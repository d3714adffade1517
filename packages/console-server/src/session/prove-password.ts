import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, refuseForNow } from '../http/api-error.ts'
import type { ServerContext } from '../server-context.ts'
import { logTooManyFailures } from './check-sign-in.ts'
import type { SignInAccount } from './find-account.ts'
import { checkPassword } from './former-passwords.ts'
import { sendLockEmails } from './lock-emails.ts'
import { countAttempt, forgiveAttempts, lockPolicyIn } from './lock-policy.ts'
import { localSettingsOf } from './password-rules.ts'
import { refuseLocked } from './refuse-locked.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'

/**
 * Checks the password of someone who is signed in. A wrong one counts like a failed sign-in: else a session left open somewhere
 * would be a place to guess it.
 * @returns what forgives the attempt
 */
export const provePassword = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  account: SignInAccount,
  password: string,
): Promise<() => Promise<void>> => {
  const { db } = context
  const { address } = c.get('connection')
  const { clientId, username } = account
  const now = context.now()
  const counted = await countSignIn(db, { address, clientId: clientId ?? undefined, username }, now)
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  const policy = lockPolicyIn(await localSettingsOf(db, clientId))
  // Counted before the check, so that concurrent guesses all count.
  const attempt = await countAttempt(db, account, { policy, now, address })
  if (attempt === 'locked') return refuseLocked(context, c, account)
  if (!(await checkPassword(account.hash, password))) {
    if (attempt !== 'closing') throw new ApiError(400, "'currentPassword' is incorrect.", 'currentPassword')
    await logTooManyFailures(db, account, now)
    void sendLockEmails(context, account)
    return refuseLocked(context, c, account)
  }
  await forgiveSignIns(db, counted)
  return () => forgiveAttempts(db, account, attempt)
}
