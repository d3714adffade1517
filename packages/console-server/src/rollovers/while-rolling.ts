import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { forgetWorker, newWorkerId } from '../jobs/worker-id.ts'

type Rolling = {
  lea: string
  at: Date
  /** Throws when the district cannot be rolled over now; asked while nothing else can begin. */
  check: (trx: Db) => Promise<void>
}

/** How long a process may be silent before its rollover counts as over. */
const LEASE_SECONDS = 30
const HEARTBEAT_MS = 10_000

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

/** Whoever begins an import or an export holds the district's row at that moment, and one of us waits for the other. */
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

const leaseEnd = sql<string>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
