import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { isOwnOrigin } from '../http/guard-writes.ts'
import type { ServerContext } from '../server-context.ts'
import { providerSignOutOf } from './federated/openid/provider-sign-out.ts'
import { plainPage } from './plain-page.ts'
import { clearSessionCookie, readSessionCookie } from './session-cookie.ts'
import { endSession } from './session-store.ts'

/**
 * Signs out by link, for clients that can't POST (R42). A link that may come from another site gets a confirmation page
 * first: other sites must not end a session.
 */
export const answerSignOutLink =
  (context: ServerContext) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const token = readSessionCookie(c)
    if (token !== undefined && !isFromConsole(c, context.publicUrl))
      return plainPage(c, 200, {
        title: 'Sign out',
        message: 'Do you want to sign out of Console?',
        form: '<button>Sign out</button>',
        action: '/api/logout',
        back: { href: '/', label: 'Back to Console' },
      })
    return signOut(context, c)
  }

/** Answers the form of that page, whose origin has been checked. */
export const answerSignOutForm =
  (context: ServerContext) =>
  (c: Context<ApiEnv>): Promise<Response> =>
    signOut(context, c)

const signOut = async (context: ServerContext, c: Context<ApiEnv>): Promise<Response> => {
  const token = readSessionCookie(c)
  const next = await providerSignOutOf(context, c, token)
  if (token !== undefined) await endSession(context.db, token)
  clearSessionCookie(c)
  return c.redirect(next ?? '/login', 303)
}

/**
 * True if the console itself, or its user by typing the address, makes the request. Browsers say so, except over plain
 * http and in old versions; there the referring page has to be one of this server.
 */
const isFromConsole = (c: Context<ApiEnv>, publicUrl: string | undefined): boolean => {
  // Other sites can't set it without a preflight.
  if (c.req.header('x-requested-with')) return true
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = c.req.header('origin') ?? c.req.header('referer')
  return from !== undefined && isOwnOrigin(c, from, publicUrl)
}
