import { sql } from 'kysely'
import { uniqueViolation } from '../db/database-errors.ts'
import type { Db } from '../db/schema.ts'
import { isGone, livingWorkers } from './worker-id.ts'

/** How long a worker may be silent before another one takes over its job. */
export const LEASE_SECONDS = 30

export type ClaimedJob = {
  id: number
  kind: string
  lea: string | null
  batchId: number | null
  payload: Record<string, unknown>
  attempts: number
}

/** Kinds of which a district has one at a time, as they change its stored rows. */
export const ONE_PER_DISTRICT = ['import', 'release'] as const

/** The unique index that refuses a second one, whatever two servers see of each other. */
const RUNNING_OF_DISTRICT = 'jobs_running_of_district'

/**
 * Claims a free job of these kinds; null if there is none. The district that has waited longest since its last job comes
 * first, so that many jobs of one don't hold up another's. A worker has one job at a time, so a job that still has its name
 * is left over from a lost connection.
 */
export const claimJob = async (
  db: Db,
  workerId: string,
  kinds: readonly string[],
): Promise<ClaimedJob | null> => {
  // They may be silent for long while they wait for the connection of the embedded engine.
  const beside = livingWorkers().filter((id) => id !== workerId)
  try {
    const claimed = await sql<ClaimedJob>`
      update jobs set status = 'running', attempts = attempts + 1, locked_by = ${workerId},
        locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (
        select j.id from jobs j
        left join (select lea, max(finished_at) as last_at from job_turns
          where kind = any(${kinds}::text[]) group by lea) turn on turn.lea = j.lea
        where j.kind = any(${kinds}::text[])
          and ((j.status = 'queued' and coalesce(j.locked_until < now(), true)) or (j.status = 'running' and (j.locked_by = ${workerId}
            or (j.locked_until < now() and not coalesce(j.locked_by = any(${beside}::text[]), false)))))
          and not (j.kind = any(${ONE_PER_DISTRICT}::text[]) and exists (
            select 1 from jobs o where o.lea = j.lea and o.id <> j.id and o.status = 'running'
              and o.kind = any(${ONE_PER_DISTRICT}::text[])))
        order by turn.last_at nulls first, j.id
        limit 1 for update of j skip locked)
      returning id, kind, lea, batch_id, payload, attempts`.execute(db)
    return claimed.rows[0] ?? null
  } catch (error) {
    if (uniqueViolation(error) === RUNNING_OF_DISTRICT) return null
    throw error
  }
}

/** Frees the jobs of dead processes before their lease ends. */
export const freeOrphans = async (db: Db): Promise<void> => {
  const running = await db
    .selectFrom('jobs')
    .select(['id', 'lockedBy'])
    .where('status', '=', 'running')
    .execute()
  for (const { id, lockedBy } of running) {
    if (lockedBy === null || !isGone(lockedBy)) continue
    await db
      .updateTable('jobs')
      .set({ status: 'queued', lockedBy: null, lockedUntil: null })
      .where('id', '=', id)
      .where('lockedBy', '=', lockedBy)
      .execute()
  }
}

/** Extends the lease from now, also in a long transaction; false if another worker has the job. */
export const keepLease = async (trx: Db, jobId: number, workerId: string): Promise<boolean> => {
  const kept =
    await sql`update jobs set locked_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${jobId} and locked_by = ${workerId} and status = 'running'`.execute(trx)
  return Number(kept.numAffectedRows ?? 0) === 1
}

export const finishJob = async (
  db: Db,
  jobId: number,
  workerId: string,
  error: string | null,
): Promise<void> => {
  await sql`
    with ended as (
      update jobs set status = ${error === null ? 'done' : 'failed'}, error = ${error}, finished_at = now(),
        locked_by = null, locked_until = null
      where id = ${jobId} and locked_by = ${workerId}
      returning lea, kind, finished_at)
    insert into job_turns (lea, kind, finished_at)
    select lea, kind, finished_at from ended where lea is not null
    on conflict (lea, kind) do update set finished_at = excluded.finished_at`.execute(db)
}

/** Puts off a job that can be neither done nor failed now. Tried again at once, it would hold up others. */
export const setAside = async (db: Db, jobId: number, workerId: string): Promise<void> => {
  await sql`update jobs set status = 'queued', locked_by = null, locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${jobId} and locked_by = ${workerId}`.execute(db)
}

/** Returns a job unfinished; the attempt doesn't count. */
export const putBack = async (db: Db, jobId: number, workerId: string): Promise<void> => {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      status: 'queued',
      attempts: eb('attempts', '-', 1),
      lockedBy: null,
      lockedUntil: null,
    }))
    .where('id', '=', jobId)
    .where('lockedBy', '=', workerId)
    .execute()
}
