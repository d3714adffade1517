import type { SignIn } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import type { ServerContext } from '../server-context.ts'
import { signInLdap } from './ldap/sign-in-ldap.ts'
import { signIn } from './sign-in.ts'

/** Signs someone in with a username and a password, which this server keeps or a directory does; or refuses. */
export const signInWithPassword = (
  context: ServerContext,
  c: Context<ApiEnv>,
  input: SignIn,
): Promise<void> => (input.provider === 'ldap' ? signInLdap(context, c, input) : signIn(context, c, input))
