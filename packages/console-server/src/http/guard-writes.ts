import type { Context, Next } from 'hono'
import { readBearer } from '../session/bearer.ts'
import type { ApiEnv } from './api-env.ts'
import { ApiError } from './api-error.ts'

const OTHER_SITE =
  'The request comes from another site. Behind a proxy, set CONSOLE_PUBLIC_URL to the address that people open; add other sites that may call to CONSOLE_ORIGINS.'
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Accepts writes only from the console itself: other sites can neither set the header without a preflight nor fake the
 * origin. Browsers also say themselves that a request is same-origin, which counts where a proxy has changed the host that origins
 * are compared with. Calls with a bearer token are exempt: no other site can add one, and their cookies don't count. The forms
 * of the sign-in (R12) and sign-out pages are exempt, but must have this server's origin; so are those that SAML providers send,
 * the logout tokens of OpenID providers, and links that stop emails.
 */
export const guardWrites =
  (allowedOrigins: readonly string[], publicUrl?: string) =>
  async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    const isOther = isSamlForm(c) || isLogoutToken(c) || isUnsubscribing(c) || readBearer(c) !== undefined
    if (!READS.has(c.req.method) && !isOther) {
      const origin = c.req.header('origin')
      const own = isSameOrigin(c) || (origin !== undefined && isOwnOrigin(c, origin, publicUrl))
      if (origin !== undefined && !own && !allowedOrigins.includes(origin))
        throw new ApiError(403, OTHER_SITE)
      if (isSignInForm(c) || isSignOutForm(c)) {
        if (!own) throw new ApiError(403, 'The form comes from an unknown site.')
      } else if (!c.req.header('x-requested-with'))
        throw new ApiError(403, 'The X-Requested-With header is missing.')
    }
    await next()
  }

/** True for a form post to the sign-in address. */
export const isSignInForm = (c: Context): boolean => isForm(c) && /^\/api\/login\/?$/.test(c.req.path)

/** True for a form post to the sign-out address. */
export const isSignOutForm = (c: Context): boolean => isForm(c) && /^\/api\/logout\/?$/.test(c.req.path)

/** True for what browsers bring from a SAML provider, which is another site. Its signature is checked instead. */
const isSamlForm = (c: Context): boolean =>
  isForm(c) && /^\/api\/saml\/\d{1,9}\/(acs|logout)$/.test(c.req.path)

/** True for what an OpenID provider's server sends. Its signature is checked instead. */
const isLogoutToken = (c: Context): boolean =>
  isForm(c) && /^\/api\/logout\/back-channel\/\d{1,9}$/.test(c.req.path)

/** True for the form of a link that stops emails, which mail programs post from anywhere. Its key says whose, and it does no more. */
const isUnsubscribing = (c: Context): boolean =>
  isForm(c) && /^\/api\/alerts\/unsubscribe\/[\w-]{1,64}$/.test(c.req.path)

// Scripts set the header, and some of their libraries send an empty body as a form.
const isForm = (c: Context): boolean =>
  c.req.method === 'POST' &&
  !c.req.header('x-requested-with') &&
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')

/** True if the browser says that a page of the called address itself asks. No script can set the header, and proxies pass it on. */
const isSameOrigin = (c: Context): boolean => c.req.header('sec-fetch-site') === 'same-origin'

/** True if an origin, or the URL of a page, belongs to this server. */
export const isOwnOrigin = (c: Context<ApiEnv>, origin: string, publicUrl: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  if (
    publicUrl !== undefined &&
    URL.canParse(publicUrl) &&
    new URL(origin).origin === new URL(publicUrl).origin
  )
    return true
  const connection = c.get('connection')
  return host === connection.host && (!connection.isSchemeKnown || protocol === `${connection.scheme}:`)
}
