import type { Context } from 'hono'

/**
 * Reads the token of `Authorization: Bearer`. A request that has one is judged by it alone: its cookies don't count, and
 * neither does what guards them, because no other site can make a browser send the header.
 */
export const readBearer = (c: Context): string | undefined => {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(c.req.header('authorization') ?? '') ?? []
  return token
}
