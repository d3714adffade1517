import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { isGone } from '../jobs/worker-id.ts'

/**
 * Since when the district is rolled over; null when it is not. In a transaction the answer holds to its end: a rollover
 * waits until what begins in the transaction can be seen (`startRollover`).
 */
export const rollingSince = async (db: Db, lea: string): Promise<string | null> => {
  if (db.isTransaction) await sql`select from districts where lea = ${lea} for share`.execute(db)
  const rows = await db
    .selectFrom('rollovers')
    .select(['startedAt', 'workerId'])
    .where('lea', '=', lea)
    .where(sql<boolean>`alive_until > clock_timestamp()`)
    .orderBy('id')
    .execute()
  return rows.find(({ workerId }) => !isGone(workerId))?.startedAt ?? null
}

/** `A rollover has been running since 09/14/2026 - 08:00AM (ET). Start the import when it has ended.` */
export const rollingWords = (since: string, what: 'import' | 'export', timeZone: string): string =>
  rollingThen(since, `Start the ${what} when it finishes.`, timeZone)

/** The same, with another sentence for what to do then. */
export const rollingThen = (since: string, then: string, timeZone: string): string =>
  `A rollover has been running since ${formatDateTimeWithZone(since, timeZone)}. ${then}`
