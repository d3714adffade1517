import type { Context, Next } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { routeOf } from '../http/log-requests.ts'
import type { Tracing } from './tracing.ts'

/** Makes each call a part of a trace: the caller's, or one of its own. */
export const traceRequests =
  ({ request }: Pick<Tracing, 'request'>) =>
  (c: Context<ApiEnv>, next: Next): Promise<void> =>
    request(
      {
        method: c.req.method,
        traceparent: c.req.header('traceparent'),
        tracestate: c.req.header('tracestate'),
      },
      async () => {
        await next()
        return {
          route: routeOf(c),
          operation: c.get('operationId') ?? null,
          status: c.res.status,
          requestId: c.res.headers.get('x-request-id') ?? '',
        }
      },
    )
