import type { SignIn } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError } from '../http/api-error.ts'
import { clientAddress } from '../http/client-address.ts'
import { refuseForNow } from '../http/refuse-for-now.ts'
import type { ServerContext } from '../server-context.ts'
import { checkSignIn } from './check-sign-in.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { beginSession } from './session-store.ts'
import { countSignIn, forgiveSignIn } from './sign-in-limit.ts'

/** One sentence for a wrong password, an unknown user and a locked account. */
const SIGN_IN_REFUSED = 'The user name or password is wrong, or the account is locked.'

/** Signs somebody in under a new session, or refuses. */
export const signIn = async (
  { db, now }: ServerContext,
  c: Context<ApiEnv>,
  input: SignIn,
): Promise<void> => {
  if (input.provider !== 'illuminate')
    throw new ApiError(400, 'Sign-in with LDAP is not set up on this server. Choose Local.')
  const address = clientAddress(c)
  const waitMs = await countSignIn(db, address, now())
  if (waitMs > 0) refuseForNow(c, waitMs, 'Too many sign-ins from your network failed.')
  const userId = await checkSignIn(db, input, { now: now(), address })
  if (userId === null) throw new ApiError(401, SIGN_IN_REFUSED)
  await forgiveSignIn(db, address)
  c.set('userId', userId)
  writeSessionCookie(c, await beginSession(db, { userId, former: readSessionCookie(c), now: now() }))
}
