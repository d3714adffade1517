import type { Db } from '../../db/schema.ts'

/** How often one person may ask the customer of one district. */
export const CUSTOMER_REQUEST_LIMIT = { windowMs: 10 * 60_000 } as const

type Asking = { districtId: number; userId: number }

/**
 * Counts a request before its letter is sent, so that of requests at once only one sends any.
 * @returns how long the person has to wait, in milliseconds; 0 when the letter may go
 */
export const countCustomerRequest = async (db: Db, asking: Asking, now: Date): Promise<number> => {
  const over = new Date(now.getTime() - CUSTOMER_REQUEST_LIMIT.windowMs)
  const counted = await db
    .insertInto('customerRequests')
    .values({ ...asking, askedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['districtId', 'userId'])
        .doUpdateSet({ askedAt: now })
        .where('customerRequests.askedAt', '<=', over.toISOString()),
    )
    .returning('askedAt')
    .executeTakeFirst()
  if (counted) return 0
  const { askedAt } = await requestsOf(db, asking).select('askedAt').executeTakeFirstOrThrow()
  return Math.max(Date.parse(askedAt) + CUSTOMER_REQUEST_LIMIT.windowMs - now.getTime(), 1)
}

/** Takes it back: no letter has left. */
export const forgiveCustomerRequest = async (db: Db, { districtId, userId }: Asking): Promise<void> => {
  await db
    .deleteFrom('customerRequests')
    .where('districtId', '=', districtId)
    .where('userId', '=', userId)
    .execute()
}

const requestsOf = (db: Db, { districtId, userId }: Asking) =>
  db.selectFrom('customerRequests').where('districtId', '=', districtId).where('userId', '=', userId)
