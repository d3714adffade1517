import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { forgetWorker, isGone, newWorkerId } from '../jobs/worker-id.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'

type Rolling = {
  lea: string
  at: Date
  /** Throws when the district cannot be rolled over now; asked while nothing else can begin. */
  check: (trx: Db) => Promise<void>
}

/** How long a process may be silent before its rollover counts as over. */
const LEASE_SECONDS = 30

const HEARTBEAT_MS = 10_000

const leaseEnd = sql<string>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

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

/**
 * Refuses what would move a district's year under an import or an export.
 * @param then the sentence that says what to do instead
 * @throws ApiError 409, with the time since which it runs
 */
export const refuseBesideRuns = async (
  db: Db,
  { lea, timeZone }: { lea: string; timeZone: string },
  then: string,
): Promise<void> => {
  for (const [table, name] of [
    ['importBatches', 'An import'],
    ['exportBatches', 'An export'],
  ] as const) {
    const running = await db
      .selectFrom(table)
      .select('startedAt')
      .where('lea', '=', lea)
      .where('status', 'in', RUNNING_STATUSES)
      .executeTakeFirst()
    if (running) {
      const since = formatDateTimeWithZone(running.startedAt, timeZone)
      throw new ApiError(409, `${name} has been running since ${since}. ${then}`)
    }
  }
}

/** Rolls a district over. Until the end no import or export of it begins, whichever process is asked for one. */
export const whileRolling = async <T>(db: Db, rolling: Rolling, work: () => Promise<T>): Promise<T> => {
  const workerId = newWorkerId()
  try {
    const id = await db.transaction().execute((trx) => begin(trx, rolling, workerId))
    const beat = () =>
      db
        .updateTable('rollovers')
        .set({ aliveUntil: leaseEnd })
        .where('id', '=', id)
        .execute()
        .catch(() => {})
    const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS)
    try {
      return await work()
    } finally {
      clearInterval(heartbeat)
      await db.deleteFrom('rollovers').where('id', '=', id).execute()
    }
  } finally {
    // Also where the line above could not be written: then this says that it is over.
    forgetWorker(workerId)
  }
}

/** Starting an import or an export locks the district's row, so one of the two waits for the other. */
const begin = async (trx: Db, { lea, at, check }: Rolling, workerId: string): Promise<number> => {
  await sql`select from districts where lea = ${lea} for no key update`.execute(trx)
  await check(trx)
  await trx
    .deleteFrom('rollovers')
    .where('lea', '=', lea)
    .where(sql<boolean>`alive_until < clock_timestamp()`)
    .execute()
  const { id } = await trx
    .insertInto('rollovers')
    .values({ lea, startedAt: at, workerId, aliveUntil: leaseEnd })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
