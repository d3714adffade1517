import type { ComponentName } from '@edconsole/console-core/contract'
import { FINDING_CODES, isFindingCode } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { concludeBatch } from '../conclude-batch.ts'
import { sumUp } from '../save-progress.ts'

type Loaded = { lea: string; componentName: ComponentName; batchId: number }

type Settled = { lea: string; etlStatusId: number; removed: number; message: string }

/** Ends a component that was held: what its file named is loaded since then, and what was to be removed is decided. */
export const settleResult = async (
  trx: Db,
  { lea, etlStatusId, removed, message }: Settled,
): Promise<void> => {
  await trx
    .deleteFrom('importHeldRows')
    .where('lea', '=', lea)
    .where('etlStatusId', '=', etlStatusId)
    .execute()
  const { batchId, status, templateId } = await trx
    .updateTable('importResults')
    .set(({ eb }) => ({
      status: sql`case when records_rejected > 0 then 'completedWithErrors' else 'completed' end`,
      recordsDeleted: eb('recordsDeleted', '+', removed),
      message,
    }))
    .where('etlStatusId', '=', etlStatusId)
    .returning(['batchId', 'status', 'templateId'])
    .executeTakeFirstOrThrow()
  const failureOrigin = await originOf(trx, lea, etlStatusId)
  await trx
    .updateTable('importResults')
    .set({ failureOrigin })
    .where('etlStatusId', '=', etlStatusId)
    .execute()
  await trx
    .updateTable('importTemplates')
    .set({ lastStatus: status })
    .where('id', '=', templateId)
    .where('lastBatchId', '=', batchId)
    .execute()
}

/** Of the cause that refused most rows, as if nothing had been held. */
const originOf = async (trx: Db, lea: string, etlStatusId: number) => {
  const cause = await trx
    .selectFrom('importDetails')
    .select('errorCode')
    .where('lea', '=', lea)
    .where('etlStatusId', '=', etlStatusId)
    .where('severity', '=', 'error')
    .groupBy(['cause', 'errorCode'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst()
  return cause && isFindingCode(cause.errorCode) ? FINDING_CODES[cause.errorCode].origin : null
}

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

/** A component that is loaded anew leaves nothing to decide about an earlier load of it. */
export const supersedeHolds = async (trx: Db, { lea, componentName, batchId }: Loaded): Promise<void> => {
  const held = await trx
    .selectFrom('importResults')
    .select(['etlStatusId', 'batchId'])
    .where('lea', '=', lea)
    .where('status', '=', 'held')
    .where('componentName', '=', componentName)
    .where('batchId', '<', batchId)
    .execute()
  const message = `Nothing was removed: batch ${batchId} ran before a decision was made.`
  for (const { etlStatusId } of held) await settleResult(trx, { lea, etlStatusId, removed: 0, message })
  for (const one of new Set(held.map((result) => result.batchId))) await settleBatch(trx, one, message)
}
