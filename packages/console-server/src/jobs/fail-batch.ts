import type { Db } from '../db/schema.ts'
import { forgetRows } from '../pipeline/remembered-rows.ts'
import { NO_ROWS } from '../pipeline/row-counts.ts'
import { RUNNING_STATUSES } from '../pipeline/running-statuses.ts'
import { sumUp } from '../pipeline/save-progress.ts'

/**
 * Ends a batch that cannot go on. Finished components stay; the others say why they are not loaded. One that had ended
 * before something went wrong stays as it is.
 */
export const failBatch = async (trx: Db, batchId: number, message: string, at: Date): Promise<void> => {
  const batch = await trx
    .selectFrom('importBatches')
    .select('status')
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch || !RUNNING_STATUSES.includes(batch.status)) return
  const ended = await trx
    .updateTable('importResults')
    .set({ ...NO_ROWS, status: 'failed', message, failureOrigin: 'platform', endedAt: at })
    .where('batchId', '=', batchId)
    .where('status', 'in', RUNNING_STATUSES)
    .returning('etlStatusId')
    .execute()
  const ids = ended.map((result) => result.etlStatusId)
  if (ids.length > 0) {
    await trx.deleteFrom('importStaged').where('etlStatusId', 'in', ids).execute()
    await trx.deleteFrom('importDetails').where('etlStatusId', 'in', ids).execute()
  }
  await forgetRows(trx, batchId)
  await sumUp(trx, batchId)
  const done = await trx
    .selectFrom('importResults')
    .select('etlStatusId')
    .where('batchId', '=', batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .execute()
  await trx
    .updateTable('importBatches')
    .set({
      status: done.length > 0 ? 'completedWithErrors' : 'failed',
      message,
      failureOrigin: 'platform',
      endedAt: at,
    })
    .where('batchId', '=', batchId)
    .execute()
}
