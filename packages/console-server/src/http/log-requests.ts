import type { OperationId } from '@edconsole/console-core/contract'
import type { Context, Next } from 'hono'
import type { ApiEnv } from './api-env.ts'

/**
 * What the log holds of one request. Never the query, a body or a value of the address: they may be personal or secret.
 */
export type RequestLine = {
  readonly requestId: string
  readonly method: string
  /** Null where the address is no call of the contract. */
  readonly operation: OperationId | null
  readonly status: number
  readonly ms: number
  /** Null where nobody is signed in. */
  readonly userId: number | null
}

/** Tells of each request once, when its answer is known. */
export const logRequests =
  (onRequest: (line: RequestLine) => void) =>
  async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    const from = performance.now()
    await next()
    onRequest({
      requestId: c.res.headers.get('x-request-id') ?? '',
      method: c.req.method,
      operation: c.get('operationId') ?? null,
      status: c.res.status,
      ms: Math.round((performance.now() - from) * 10) / 10,
      userId: c.get('userId') ?? null,
    })
  }
