import { type RawBuilder, sql } from 'kysely'
import { dropLogPartitions } from '../db/log-partitions.ts'
import type { Db } from '../db/schema.ts'

type Retention = {
  readonly now: Date
  /** How many days details are kept. */
  readonly days: number
  /** How many years it is kept who changed what. */
  readonly years: number
}

/** Rows that one statement deletes: few enough that its locks are never long. */
const STEP = 2000
/** Steps of one round for each kind; what is left waits for the next one. */
const STEPS = 50

/** How long jobs that ended are kept: until whoever wonders what happened has looked. */
const JOB_DAYS = 30

/** Deletes jobs that ended long ago, and lines of logs that are older than the limits: those of exports, of closed corrections, of rollovers of many districts, and of accounts. */
export const retainLogs = async (db: Db, { now, days, years }: Retention): Promise<void> => {
  const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000)
  const since = daysAgo(days)
  const first = new Date(now)
  first.setUTCFullYear(first.getUTCFullYear() - years)
  await dropLogPartitions(db, 'export_details', since)
  await dropLogPartitions(db, 'account_sync_logs', first)
  await deleteAll(db, { table: 'export_details', key: ['id'] }, sql`logged_at < ${since.toISOString()}`)
  await deleteAll(db, { table: 'correction_requests', key: ['id'] }, sql`closed_at < ${since.toISOString()}`)
  await deleteAll(db, { table: 'rollover_runs', key: ['id'] }, sql`ended_at < ${since.toISOString()}`)
  await deleteAll(db, { table: 'jobs', key: ['id'] }, sql`finished_at < ${daysAgo(JOB_DAYS).toISOString()}`)
  await deleteAll(
    db,
    { table: 'account_sync_logs', key: ['lea', 'timestamp'] },
    sql`"timestamp" < ${first.toISOString()}`,
  )
}

type Kept = { readonly table: string; readonly key: readonly string[] }

const deleteAll = async (db: Db, { table, key }: Kept, isOld: RawBuilder<unknown>): Promise<void> => {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  for (let step = 0; step < STEPS; step += 1) {
    const { rows } = await sql<object>`
      select ${columns} from ${sql.table(table)} where ${isOld} limit ${STEP}`.execute(db)
    if (rows.length === 0) return
    await db.transaction().execute(async (trx) => {
      // The log of account changes refuses every other deletion.
      await sql`select set_config('edconsole.erases', 'yes', true)`.execute(trx)
      const keys = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
      await sql`delete from ${sql.table(table)} where ${isOld} and (${columns}) in (${sql.join(keys)})`.execute(
        trx,
      )
    })
    if (rows.length < STEP) return
  }
}
