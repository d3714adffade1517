import type { Context } from 'hono'
import type { ApiEnv } from '../../../http/api-env.ts'
import { findConsoleAddress } from '../../../http/console-address.ts'
import type { ServerContext } from '../../../server-context.ts'
import { openIdSessionOf } from './openid-sessions.ts'

/**
 * Returns where a user who signs out here goes next, so that their session at the provider ends too (OpenID Connect
 * RP-Initiated Logout 1.0). Null if the settings don't want that, or if the provider has no address for it. Read it while the
 * session still exists.
 */
export const providerSignOutOf = async (
  context: Pick<ServerContext, 'db' | 'secrets' | 'publicUrl' | 'allowedOrigins'>,
  c: Context<ApiEnv>,
  token: string | undefined,
): Promise<string | null> => {
  const found = await openIdSessionOf(context, token)
  if (!found?.endsThere || found.kept.endSessionEndpoint === undefined) return null
  const { endSessionEndpoint, idToken, clientId } = found.kept
  const target = new URL(endSessionEndpoint)
  target.searchParams.set('id_token_hint', idToken)
  target.searchParams.set('client_id', clientId)
  const address = findConsoleAddress(Object.assign({ http: c }, context))
  if (address !== null) target.searchParams.set('post_logout_redirect_uri', `${address}/login`)
  return target.href
}
