import type { Db } from '../../db/schema.ts'
import { settleBatch } from './settle-batch.ts'

/**
 * A release that could not be done: nothing was removed, and it is to be decided again. Where only what follows from it
 * went wrong, the records are removed, and the decision stands.
 */
export const holdAgain = async (trx: Db, batchId: number): Promise<void> => {
  const message =
    'The release stopped because of a problem on the server. Nothing was removed. Release it again.'
  const again = await trx
    .updateTable('importResults')
    .set({ status: 'held', message, failureOrigin: 'platform' })
    .where('batchId', '=', batchId)
    .where('status', '=', 'loading')
    .returning('etlStatusId')
    .execute()
  if (again.length === 0) return
  await trx.deleteFrom('importHoldDecisions').where('batchId', '=', batchId).execute()
  await settleBatch(trx, batchId, message)
}
