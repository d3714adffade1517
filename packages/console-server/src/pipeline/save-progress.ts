import type { FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { COUNT_FIELDS } from './row-counts.ts'

type Progress = {
  status: RunStatus
  stage?: 'extract' | 'validate' | 'transform' | 'load'
  counts?: RowCounts
  fileName?: string | null
  startedAt?: Date
  endedAt?: Date
  durationMs?: number
  failureOrigin?: FailureOrigin | null
  message?: string | null
}

/** Saves a component's progress and updates the batch's counts, which are the sums of its components'. */
export const saveProgress = async (
  trx: Db,
  of: { batchId: number; etlStatusId: number },
  { counts, ...progress }: Progress,
): Promise<void> => {
  await trx
    .updateTable('importResults')
    .set({ ...progress, ...counts })
    .where('etlStatusId', '=', of.etlStatusId)
    .execute()
  if (counts) await sumUp(trx, of.batchId)
}

/** Sets the batch's counts to the sums of its results. */
export const sumUp = async (trx: Db, batchId: number): Promise<void> => {
  const target = sql.join(COUNT_FIELDS.map((field) => sql.ref(field)))
  const sums = sql.join(COUNT_FIELDS.map((field) => sql`coalesce(sum(${sql.ref(field)}), 0)`))
  await sql`update import_batches set
      (${target}, components_done, components_failed) = (
        select ${sums},
          count(*) filter (where status in ('completed', 'completedWithErrors', 'held')),
          count(*) filter (where status = 'failed')
        from import_results where batch_id = ${batchId}::bigint)
    where batch_id = ${batchId}::bigint`.execute(trx)
}
