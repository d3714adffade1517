import { setTimeout } from 'node:timers/promises'
import { entryAddresses, matchPath } from '@edconsole/console-core/contract'
import type { Context, Hono } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { sessionCheckOf } from '../session/federated/openid/openid-sessions.ts'
import { readSessionCookie } from '../session/session-cookie.ts'

/** Answers by address below `/api`. */
export type PageAnswers = Readonly<Record<string, unknown>>

/** A page that says what is wrong is better than one that waits for a database. */
const LIMIT_MS = 1000

/**
 * Makes the calls that the console would make first, as the caller of the page: the same handlers with the same checks. What
 * is refused is left out, and the console finds out for itself. Undefined where no one is signed in.
 */
export const pageAnswers =
  (app: Hono<ApiEnv>) =>
  (c: Context<ApiEnv>): Promise<PageAnswers> | undefined => {
    if (c.req.method !== 'GET' || readSessionCookie(c) === undefined) return undefined
    const districtId = matchPath(c.req.path)?.params.districtId
    const asked = entryAddresses(districtId).map((address) => answerOf(app, c, address))
    const answers = Promise.all(asked).then(
      (found) => Object.fromEntries(found.flat()),
      () => ({}),
    )
    return Promise.race([answers, setTimeout(LIMIT_MS, {}, { ref: false })])
  }

/** Finds the provider's session frame of the page's caller. A page that can't know it does without. */
export const sessionFrameOf =
  (context: Parameters<typeof sessionCheckOf>[0]) =>
  (c: Context<ApiEnv>): Promise<string | undefined> => {
    const found = sessionCheckOf(context, readSessionCookie(c)).then(
      (check) => check?.frame,
      () => undefined,
    )
    return Promise.race([found, setTimeout(LIMIT_MS, undefined, { ref: false })])
  }

/** Of the page's request: who calls, and from where. */
const PASSED = /^(?:cookie|host|user-agent|x-forwarded-.*|forwarded)$/

const answerOf = async (
  app: Hono<ApiEnv>,
  c: Context<ApiEnv>,
  address: string,
): Promise<[string, unknown][]> => {
  const headers = Object.entries(c.req.header()).filter(([name]) => PASSED.test(name))
  const request = new Request(new URL(`/api${address}`, c.req.url), { headers })
  const response = await app.fetch(request, c.env)
  return response.ok ? [[address, await response.json()]] : []
}
