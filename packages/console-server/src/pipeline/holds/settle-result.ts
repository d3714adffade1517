import { FINDING_CODES, isFindingCode } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type Settled = { etlStatusId: number; removed: number; message: string }

/** Ends a component that was held: what its file named is loaded since then, and what was to be removed is decided. */
export const settleResult = async (trx: Db, { etlStatusId, removed, message }: Settled): Promise<void> => {
  await trx.deleteFrom('importHeldRows').where('etlStatusId', '=', etlStatusId).execute()
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
  const failureOrigin = await originOf(trx, etlStatusId)
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
const originOf = async (trx: Db, etlStatusId: number) => {
  const cause = await trx
    .selectFrom('importDetails')
    .select('errorCode')
    .where('etlStatusId', '=', etlStatusId)
    .where('severity', '=', 'error')
    .groupBy(['cause', 'errorCode'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst()
  return cause && isFindingCode(cause.errorCode) ? FINDING_CODES[cause.errorCode].origin : null
}
