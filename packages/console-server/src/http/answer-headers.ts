import type { Context, Next } from 'hono'

const HEADERS = {
  // Answers are about people and about one user's rights: no cache may keep them.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

/** An answer that is opened as a page may load and do nothing. Pages for people bring their own. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What every answer below `/api` says to browsers, failures included. */
export const answerHeaders = async (c: Context, next: Next): Promise<void> => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', POLICY)
}
