import type { RolloverRunStatus } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

/** How many districts of a run are rolled over at a time, on all servers together. */
export const ROLLOVERS_AT_A_TIME = 2

export type RunDistrictEnd = {
  readonly status: Extract<RolloverRunStatus, 'done' | 'failed'>
  readonly reason: string | null
  readonly at: Date
}

/**
 * Has jobs roll over the next districts of a run, as many as may run at a time. A job for each would make every worker look
 * through thousands of them. Ends the run if none is left.
 */
export const queueDistricts = async (trx: Db, runId: number, at: Date): Promise<void> => {
  // Jobs that end at the same moment would each count the other one as running.
  const run = await trx
    .selectFrom('rolloverRuns')
    .select('id')
    .where('id', '=', runId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!run) return
  const running = await trx
    .selectFrom('rolloverRunDistricts')
    .select('id')
    .where('runId', '=', runId)
    .where('status', '=', 'running')
    .execute()
  const room = Math.max(0, ROLLOVERS_AT_A_TIME - running.length)
  const next = await trx
    .selectFrom('rolloverRunDistricts as waiting')
    .innerJoin('districts', 'districts.id', 'waiting.districtId')
    .select(['waiting.id', 'districts.lea'])
    .where('waiting.runId', '=', runId)
    .where('waiting.status', '=', 'waiting')
    .orderBy('waiting.id')
    .limit(room)
    .execute()
  for (const { id, lea } of next) {
    await trx.updateTable('rolloverRunDistricts').set({ status: 'running' }).where('id', '=', id).execute()
    await trx
      .insertInto('jobs')
      .values({ kind: 'rollover', lea, payload: json({ runId, id }) })
      .execute()
  }
  if (running.length + next.length > 0) return
  await trx.updateTable('rolloverRuns').set({ endedAt: at }).where('id', '=', runId).execute()
}

/**
 * Leaves alone what of a run hasn't begun; districts at work are finished, and the last of them ends the run. The caller
 * holds the run.
 * @returns how many districts won't be rolled over
 */
export const cancelDistricts = async (trx: Db, runId: number, at: Date): Promise<number> => {
  // Taken from the workers: a job that one of them has taken meanwhile isn't queued anymore.
  const queued = await trx
    .deleteFrom('jobs')
    .where('kind', '=', 'rollover')
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where(sql<boolean>`(payload ->> 'runId')::integer = ${runId}::integer`)
    .returning(sql<number>`(payload ->> 'id')::integer`.as('id'))
    .execute()
  const { length } = await trx
    .updateTable('rolloverRunDistricts')
    .set({ status: 'canceled', endedAt: at })
    .where('runId', '=', runId)
    .where(sql<boolean>`(status = 'waiting'
      or (status = 'running' and id = any(${queued.map(({ id }) => id)}::integer[])))`)
    .returning('id')
    .execute()
  await queueDistricts(trx, runId, at)
  return length
}

/** Notes how a district of a run ended, and goes on with the next one. */
export const endDistrict = async (
  trx: Db,
  { runId, id }: { runId: number; id: number },
  { status, reason, at }: RunDistrictEnd,
): Promise<void> => {
  await trx
    .updateTable('rolloverRunDistricts')
    .set({ status, reason, endedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
  await queueDistricts(trx, runId, at)
}
