import type { Context } from 'hono'
import { ApiError } from './api-error.ts'

/** Refuses with 429, and says when to try again: in whole minutes to people, in seconds to programs. */
export const refuseForNow = (c: Context, waitMs: number, why: string): never => {
  c.header('retry-after', String(Math.ceil(waitMs / 1000)))
  const minutes = Math.ceil(waitMs / 60_000)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new ApiError(429, `${why} Try again in ${wait}.`)
}
