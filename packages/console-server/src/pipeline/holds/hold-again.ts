import type { Db } from '../../db/schema.ts'
import { settleBatch } from './settle-batch.ts'

/** A release that could not be done: nothing was removed, and it is to be decided again. */
export const holdAgain = async (trx: Db, batchId: number): Promise<void> => {
  const message =
    'The release stopped because of a problem on the server. Nothing was removed. Release it again.'
  await trx.deleteFrom('importHoldDecisions').where('batchId', '=', batchId).execute()
  await trx
    .updateTable('importResults')
    .set({ status: 'held', message, failureOrigin: 'platform' })
    .where('batchId', '=', batchId)
    .where('status', '=', 'loading')
    .execute()
  await settleBatch(trx, batchId, message)
}
