import type { Db } from '../../db/schema.ts'
import { concludeBatch } from '../conclude-batch.ts'
import { sumUp } from '../save-progress.ts'

/** Tells in the header of a batch what became of its held components. Its times stay those of the import. */
export const settleBatch = async (trx: Db, batchId: number, sentence: string): Promise<void> => {
  await sumUp(trx, batchId)
  const outcomes = await trx
    .selectFrom('importResults')
    .select(['componentName', 'status', 'message', 'failureOrigin'])
    .where('batchId', '=', batchId)
    .orderBy('sequence')
    .execute()
  const { message, ...concluded } = concludeBatch(outcomes)
  // The worst component may be the one that says the same.
  const said = message === null || message.includes(sentence) ? message : `${sentence} ${message}`
  await trx
    .updateTable('importBatches')
    .set({ ...concluded, message: said ?? sentence })
    .where('batchId', '=', batchId)
    .execute()
}
