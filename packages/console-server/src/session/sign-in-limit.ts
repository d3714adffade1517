import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * How many sign-ins may fail from one network before it has to wait. Generous, as a whole district may be behind one
 * address; an account has a limit of its own.
 */
export const SIGN_IN_LIMIT = { failures: 100, windowMs: 15 * 60_000 } as const

/**
 * Counts a sign-in as a failed one before it is looked at, so that guesses sent at once are all counted. Who tries one
 * password on many names never meets the lock of an account, but this.
 * @param address null where there is no network in between
 * @returns how long the network has to wait, in milliseconds; 0 when it may go on
 */
export const countSignIn = async (db: Db, address: string | null, now: Date): Promise<number> => {
  if (address === null) return 0
  const over = new Date(now.getTime() - SIGN_IN_LIMIT.windowMs)
  const isOver = sql`sign_in_failures.since <= ${over.toISOString()}`
  const { failures, since } = await db
    .insertInto('signInFailures')
    .values({ network: networkOf(address), failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else sign_in_failures.failures + 1 end`,
        since: sql`case when ${isOver} then excluded.since else sign_in_failures.since end`,
      }),
    )
    .returning(['failures', 'since'])
    .executeTakeFirstOrThrow()
  if (failures === 1) await db.deleteFrom('signInFailures').where('since', '<=', over.toISOString()).execute()
  return failures <= SIGN_IN_LIMIT.failures ? 0 : Date.parse(since) + SIGN_IN_LIMIT.windowMs - now.getTime()
}

/** Takes one back: that sign-in was right. The others stay, or an account of one's own would pay for guesses at others. */
export const forgiveSignIn = async (db: Db, address: string | null): Promise<void> => {
  if (address === null) return
  await db
    .updateTable('signInFailures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('network', '=', networkOf(address))
    .execute()
}

/** Of version 6 the first half: one household has all addresses that begin with it. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const omitted = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array<string>(Math.max(omitted, 0)).fill('0'), ...back]
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
