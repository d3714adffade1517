import { randomUUID } from 'node:crypto'
import { CONTRACT_HEADER, CONTRACT_VERSION } from '@edconsole/console-core/contract'
import type { Context, Next } from 'hono'

const HEADERS = {
  // Responses hold personal data and depend on the user's rights, so no cache may store them.
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  [CONTRACT_HEADER]: CONTRACT_VERSION,
} as const

/** Defaults that a page may override. */
const UNLESS_SAID = {
  'referrer-policy': 'no-referrer',
  // A response opened as a page may load and run nothing.
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const

/** Sets the headers of every response below `/api`, failures included. */
export const answerHeaders = async (c: Context, next: Next): Promise<void> => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  for (const [name, value] of Object.entries(UNLESS_SAID)) if (!headers.has(name)) headers.set(name, value)
}

/** Assigns each request an ID for the response and the log; keeps a proxy's own. */
export const requestId = async (c: Context, next: Next): Promise<void> => {
  const given = c.req.header('x-request-id')
  c.header('x-request-id', given && /^[\w.-]{1,80}$/.test(given) ? given : randomUUID())
  await next()
}
