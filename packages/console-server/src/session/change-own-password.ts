import type { ChangeOwnPassword } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError } from '../http/api-error.ts'
import { SIGN_IN_FIRST } from '../http/require-caller.ts'
import type { ServerContext } from '../server-context.ts'
import { changePassword } from './change-password.ts'
import type { SignInAccount } from './find-account.ts'
import { provePassword } from './prove-password.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { renewSession } from './session-store.ts'

/** True if the account signs in with a password that is stored here, and so can be changed here. */
export const hasPasswordHere = ({ hash, wayIsOpen }: SignInAccount): boolean => hash !== null && wayIsOpen

/**
 * Changes the password of someone who is signed in and knows it. Other sessions end; this one goes on with a new token.
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
  const forgive = await provePassword(context, c, account, currentPassword)
  const fault = await changePassword(context, account, { newPassword, session, now: context.now() })
  if (fault !== undefined) {
    await forgive()
    throw new ApiError(400, `A password must ${fault}.`, 'newPassword')
  }
  const renewed = await renewSession(db, session)
  // An administrator closed the account at the same time: nothing was changed.
  if (renewed === undefined) throw new ApiError(401, SIGN_IN_FIRST)
  writeSessionCookie(c, renewed)
}
