import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { refuseForNow } from './api-error.ts'

/** How many calls a minute each session and each token may make; 0: any number. */
export type QuotaLimits = { readonly session: number; readonly token: number }

/** What nobody meets who uses the console, however many tabs are open, or reads whole districts page by page. */
export const DEFAULT_QUOTAS: QuotaLimits = { session: 3000, token: 3000 }

export type Quotas = {
  /**
   * Takes a call from what a session or token has left. What was not used for a minute is there at once; after that, calls
   * are as fast as the limit.
   * @returns how long to wait, in milliseconds; 0 if the call may be made
   */
  readonly take: (kind: keyof QuotaLimits, secret: string, now: Date) => number
}

type Bucket = { readonly left: number; readonly at: number }

const MINUTE_MS = 60_000
/** Those of the longest unused are forgotten first, which gives them back a full minute. */
const BUCKETS_MAX = 20_000

/** Counts in this process alone: a database that counts would cost each call more than most of them do. */
export const createQuotas = (limits: QuotaLimits): Quotas => {
  const buckets = new Map<string, Bucket>()
  return {
    take: (kind, secret, now) => {
      const limit = limits[kind]
      if (limit === 0) return 0
      const key = `${kind} ${createHash('sha256').update(secret).digest('base64')}`
      const at = now.getTime()
      const before = buckets.get(key) ?? { left: limit, at }
      // A demo's clock may be set back.
      const left = Math.min(limit, before.left + (Math.max(0, at - before.at) * limit) / MINUTE_MS)
      buckets.delete(key)
      buckets.set(key, { left: left < 1 ? left : left - 1, at })
      const [oldest] = buckets.size > BUCKETS_MAX ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return left < 1 ? ((1 - left) * MINUTE_MS) / limit : 0
    },
  }
}

/** Refuses a call that comes too soon, before anything is read for it. */
export const refuseTooMany = (c: Context, waitMs: number): void => {
  if (waitMs > 0) refuseForNow(c, waitMs, 'Too many requests in a short time.')
}
