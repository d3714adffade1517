import { CONTRACT_HEADER } from '@edconsole/console-core/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/**
 * Lets pages of the configured origins make calls with a bearer token and read the answers. Cookies are never granted to them:
 * their calls are without a session.
 */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler => {
  const grant = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'X-Ied-Client-Id', 'X-Requested-With'],
    exposeHeaders: [
      'Content-Disposition',
      'Retry-After',
      'WWW-Authenticate',
      CONTRACT_HEADER,
      'X-Request-Id',
    ],
    maxAge: 600,
  })
  return (c, next) => (isGranted(c, origins) ? grant(c, next) : next())
}

const isGranted = (c: Context, origins: readonly string[]): boolean => {
  const origin = c.req.header('origin')
  return origin !== undefined && origins.includes(origin)
}
