import type { Context, Next } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { ApiError } from './api-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * State-changing calls come from the console itself: another site can neither set the header without asking first,
 * nor choose the origin that its browser names. The exceptions are the forms of the plain pages to sign in (R12) and out,
 * which need this origin.
 */
export const guardWrites =
  (allowedOrigins: readonly string[], publicUrl?: string) =>
  async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    if (!READS.has(c.req.method)) {
      const origin = c.req.header('origin')
      const own = origin !== undefined && isOwnOrigin(c, origin, publicUrl)
      if (origin !== undefined && !own && !allowedOrigins.includes(origin))
        throw new ApiError(403, 'The request comes from another site.')
      if (isSignInForm(c) || isSignOutForm(c)) {
        if (!own) throw new ApiError(403, 'The form comes from an unknown site.')
      } else if (!c.req.header('x-requested-with'))
        throw new ApiError(403, 'The X-Requested-With header is missing.')
    }
    await next()
  }

/** A plain form post to the sign-in address. */
export const isSignInForm = (c: Context): boolean => isForm(c) && /^\/api\/login\/?$/.test(c.req.path)

/** A plain form post to the sign-out address. */
export const isSignOutForm = (c: Context): boolean => isForm(c) && /^\/api\/logout\/?$/.test(c.req.path)

// Scripts name themselves, and some of their libraries call an empty body a form.
const isForm = (c: Context): boolean =>
  c.req.method === 'POST' &&
  !c.req.header('x-requested-with') &&
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')

/** Whether an origin, or the address of a page, is of this very server. */
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
