import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'hono'

/** A number for each request, in the answer and in the log; a proxy's own is kept. */
export const requestId = async (c: Context, next: Next): Promise<void> => {
  const given = c.req.header('x-request-id')
  c.header('x-request-id', given && /^[\w.-]{1,80}$/.test(given) ? given : randomUUID())
  await next()
}
