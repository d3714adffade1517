import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'hono'

const HEADERS = {
  // Answers are about people and about one user's rights: no cache may keep them.
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** What a page for people may say otherwise. */
const UNLESS_SAID = {
  'referrer-policy': 'no-referrer',
  // An answer that is opened as a page may load and do nothing
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const

/** What every answer below `/api` says to browsers, failures included. */
export const answerHeaders = async (c: Context, next: Next): Promise<void> => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  for (const [name, value] of Object.entries(UNLESS_SAID)) if (!headers.has(name)) headers.set(name, value)
}

/** A number for each request, in the answer and in the log; a proxy's own is kept. */
export const requestId = async (c: Context, next: Next): Promise<void> => {
  const given = c.req.header('x-request-id')
  c.header('x-request-id', given && /^[\w.-]{1,80}$/.test(given) ? given : randomUUID())
  await next()
}
