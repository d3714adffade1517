import type { OperationId } from '@edconsole/console-core/contract'
import type { Context, Next } from 'hono'
import { routePath } from 'hono/route'
import type { ApiEnv } from './api-env.ts'

/**
 * The log entry of a request. Never holds the query, a body or path parameters, which may be personal or secret.
 */
export type RequestLine = {
  readonly requestId: string
  readonly method: string
  /** Null if the address isn't in the contract. */
  readonly operation: OperationId | null
  /** The pattern of the address, such as `/api/districts/:id`; null if it is none of the server's. */
  readonly route: string | null
  readonly status: number
  readonly ms: number
  /** Null without a session. */
  readonly userId: number | null
}

/** Logs each request once, when its response is known. */
export const logRequests =
  (onRequest: (line: RequestLine) => void) =>
  async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    const from = performance.now()
    await next()
    onRequest({
      requestId: c.res.headers.get('x-request-id') ?? '',
      method: c.req.method,
      operation: c.get('operationId') ?? null,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - from) * 10) / 10,
      userId: c.get('userId') ?? null,
    })
  }

/** The last handler that the request came to has the pattern, unless a guard in front of it refused. */
export const routeOf = (c: Context<ApiEnv>): string | null => {
  const route = routePath(c)
  return route === '' || route.endsWith('*') ? null : route
}
