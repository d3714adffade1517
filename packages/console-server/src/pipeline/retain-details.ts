import { sql } from 'kysely'
import { dropLogPartitions } from '../db/log-partitions.ts'
import type { Db } from '../db/schema.ts'
import { RUNNING_STATUSES } from './conclude-batch.ts'

/** How long details of imports are kept unless the operator says otherwise. */
export const IMPORT_DETAIL_DAYS = 400

/** Rows that one statement deletes: few enough that its locks are never long. */
const STEP = 2000
/** Steps of one round. What is left waits for the next one, so that imports in the queue don't wait for it. */
const STEPS = 50

type Retention = {
  readonly now: Date
  readonly days: number
  readonly step?: number
  readonly steps?: number
}

/**
 * Deletes the details of imports that started before the limit, with their source rows: whole months at once, the others row by
 * row. Batches and components stay with their counts, and say when their details were deleted.
 */
export const retainDetails = async (
  db: Db,
  { now, days, step = STEP, steps = STEPS }: Retention,
): Promise<void> => {
  const before = new Date(now.getTime() - days * 86_400_000)
  await dropLogPartitions(db, 'import_details', before)
  const limit = before.toISOString()
  const old = await db
    .selectFrom('importBatches')
    .select(['lea', 'batchId'])
    .where('startedAt', '<', limit)
    .where('detailsDeletedAt', 'is', null)
    .where('status', 'not in', RUNNING_STATUSES)
    .orderBy('startedAt')
    .limit(step)
    .execute()
  let left = steps
  for (const { lea, batchId } of old) {
    let deleted = step
    while (deleted === step) {
      if (left === 0) return
      left -= 1
      deleted = await deleteStep(db, { lea, batchId }, step)
    }
    // Another server may hold rows of this batch just now: the one that finds none left marks it.
    await db
      .updateTable('importBatches')
      .set({ detailsDeletedAt: now })
      .where('batchId', '=', batchId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('importDetails').select('id').where('lea', '=', lea).where('batchId', '=', batchId),
          ),
        ),
      )
      .execute()
  }
}

type Batch = { lea: string; batchId: number }

const deleteStep = async (db: Db, { lea, batchId }: Batch, step: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from import_details where lea = ${lea} and id in (
      select id from import_details where lea = ${lea} and batch_id = ${batchId}::bigint order by id limit ${step}::integer
      for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
