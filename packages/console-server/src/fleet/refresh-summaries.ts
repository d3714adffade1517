import { sql } from 'kysely'
import { noteCauses } from '../alerts/note-causes.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { readFacts } from './read-facts.ts'
import { nightOf } from './rhythm.ts'
import { summarize } from './summarize.ts'

/** Districts of one transaction, and of one call: what else a server has to do shouldn't wait for long. */
const CHUNK = 200
const CHUNKS = 5

/**
 * Summarizes the districts that something changed about, or that an import hasn't come for in time. Several servers may do
 * it at once; a district whose change isn't committed yet is left for the next time.
 */
export const refreshSummaries = async (db: Db, now: Date): Promise<void> => {
  await turnNights(db, nightOf(now))
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) if ((await refreshSome(db, now)) < CHUNK) return
}

/** Moves all nights on when another one has begun; if the clock was set back, they are read again. */
const turnNights = async (db: Db, night: string): Promise<void> => {
  const [changed] = await db
    .selectFrom('districtSummaries')
    .select('districtId')
    .where(sql<boolean>`(last_night < ${night}::date or last_night > ${night}::date)`)
    .limit(1)
    .execute()
  if (!changed) return
  await sql`update district_summaries set
      nights = case when last_night < ${night}::date
        then right(nights || repeat('-', least(${night}::date - last_night, length(nights))), length(nights)) else nights end,
      is_stale = is_stale or last_night > ${night}::date,
      last_night = ${night}::date
    where last_night <> ${night}::date`.execute(db)
}

const refreshSome = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('districtSummaries')
      .select(['districtId', 'lea'])
      .where(sql<boolean>`(is_stale or late_at <= ${now}::timestamptz)`)
      .orderBy('districtId')
      .limit(CHUNK)
      .forUpdate()
      .skipLocked()
      .execute()
    if (found.length === 0) return 0
    const facts = await readFacts(
      trx,
      found.map(({ lea }) => lea),
    )
    const summaries = facts.map((one) => ({ one, summary: summarize(one, now) }))
    for (const { one, summary: whole } of summaries) {
      const { rejectedTrend, nextStep, ...summary } = whole
      await trx
        .updateTable('districtSummaries')
        .set({
          ...summary,
          rejectedTrend: json(rejectedTrend),
          nextStep: nextStep && json(nextStep),
          isStale: false,
        })
        .where('districtId', '=', one.districtId)
        .execute()
    }
    await noteCauses(
      trx,
      summaries.map(({ one, summary }) => ({
        districtId: one.districtId,
        componentsFailed: one.runs[0]?.componentsFailed ?? 0,
        ...summary,
      })),
      now,
    )
    return found.length
  })
