import type { Context, Next } from 'hono'
import { ApiError } from './api-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * State-changing calls come from the console itself: another site can neither set the header without asking first,
 * nor choose the origin that its browser names. The one exception is the sign-in form (R12), which needs this origin.
 */
export const guardWrites =
  (allowedOrigins: readonly string[]) =>
  async (c: Context, next: Next): Promise<void> => {
    if (!READS.has(c.req.method)) {
      const origin = c.req.header('origin')
      const own = origin !== undefined && isOwn(c, origin)
      if (origin !== undefined && !own && !allowedOrigins.includes(origin))
        throw new ApiError(403, 'The call comes from another site.')
      if (isSignInForm(c)) {
        if (!own) throw new ApiError(403, 'The form comes from an unknown site.')
      } else if (!c.req.header('x-requested-with'))
        throw new ApiError(403, 'The header X-Requested-With is missing.')
    }
    await next()
  }

/** A plain form post to the sign-in address. */
export const isSignInForm = (c: Context): boolean =>
  c.req.method === 'POST' &&
  /^\/api\/login\/?$/.test(c.req.path) &&
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')

const isOwn = (c: Context, origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  const url = new URL(c.req.url)
  // Behind a proxy the server itself speaks http: only the proxy knows what the browser spoke.
  const forwarded = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
  const expected = c.req.header('x-forwarded-host')?.split(',')[0]?.trim() ?? url.host
  return host === expected && (forwarded === undefined || protocol === `${forwarded}:`)
}
