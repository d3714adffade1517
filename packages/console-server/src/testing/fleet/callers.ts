import { setTimeout } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { z } from 'zod'
import type { FleetServer } from './fleet.ts'

const RETRY_MS = 300
const ANSWER_MS = 30_000

const answerSchema = z.looseObject({
  data: z.unknown().optional(),
  error: z.looseObject({ message: z.string() }).nullish(),
})

export type CallerAnswer = { readonly status: number; readonly data: unknown; readonly message: string }

type Sent = { readonly method?: string; readonly body?: unknown; readonly headers?: Record<string, string> }

/** Somebody who works with whichever server answers. */
export type Caller = {
  /** Null if the connection broke: nobody knows whether the server did it. */
  readonly once: (path: string, sent?: Sent) => Promise<CallerAnswer | null>
}

/** Signs a person in; the session is good at every server. */
export const callerOf = async (
  servers: readonly FleetServer[],
  email: string,
  pick: <T>(items: readonly T[]) => T | undefined,
): Promise<Caller> => {
  let cookie = ''
  const ask = async (path: string, { method = 'GET', body, headers = {} }: Sent = {}) => {
    const server = pick(servers.filter((one) => one.isUp()))
    if (!server) return null
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: Object.assign(
        { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', cookie },
        headers,
      ),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null)
    const text = await response?.text().catch(() => null)
    if (!response || text === null || text === undefined) return null
    const { data, error } = answerSchema.parse(JSON.parse(text))
    return { status: response.status, data, message: error?.message ?? '', response }
  }
  for (;;) {
    const body = { provider: 'illuminate', username: email, password: DEMO_PASSWORD }
    const signedIn = await ask('/login', { method: 'POST', body })
    if (signedIn?.status === 200) {
      cookie = signedIn.response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      break
    }
    if (signedIn && signedIn.status < 500) throw new Error(`${email} can't sign in: ${signedIn.message}`)
    await setTimeout(RETRY_MS)
  }
  return { once: ask }
}
