import type { SignIn } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { ApiError } from '../http/api-error.ts'
import { clientAddress } from '../http/client-address.ts'
import type { ServerContext } from '../server-context.ts'
import { checkSignIn } from './check-sign-in.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { beginSession } from './session-store.ts'

/** One sentence for a wrong password, an unknown user and a locked account. */
const SIGN_IN_REFUSED = 'The user name or password is wrong, or the account is locked.'

/** Signs somebody in under a new session, or refuses. */
export const signIn = async ({ db, now }: ServerContext, c: Context, input: SignIn): Promise<void> => {
  if (input.provider !== 'illuminate')
    throw new ApiError(400, 'Sign-in with LDAP is not set up on this server. Choose Local.')
  const userId = await checkSignIn(db, input, { now: now(), address: clientAddress(c) })
  if (userId === null) throw new ApiError(401, SIGN_IN_REFUSED)
  c.set('userId', userId)
  writeSessionCookie(c, await beginSession(db, { userId, former: readSessionCookie(c), now: now() }))
}
