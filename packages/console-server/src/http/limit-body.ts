import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TOO_LARGE } from './answer-error.ts'
import { ApiError } from './api-error.ts'

/** Refuses a body of more bytes. No call reads the body of a request that only reads, and to look for one takes its time. */
export const limitBody = (maxSize: number): MiddlewareHandler => {
  const limited = bodyLimit({ maxSize, onError: tooLarge })
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limited(c, next))
}

const tooLarge = (): never => {
  throw new ApiError(413, TOO_LARGE)
}
