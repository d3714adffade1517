import { COMPONENTS, type ExportLogHeader } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'

type Start = {
  exportId: number
  triggerType: Extract<ExportLogHeader['triggerType'], 'manual' | 'scheduled'>
  triggeredBy: string | null
  now: Date
}

/**
 * Queues one sending with its job, within the caller's transaction. After one that did not arrive it is a retry, when
 * a user asks for it. The database itself refuses a second one while it runs (`export_batches_running`).
 * @returns the number of the batch
 */
export const startSending = async (trx: Db, { exportId, triggerType, triggeredBy, now }: Start) => {
  const sent = await trx
    .selectFrom('exports')
    .innerJoin('products', 'products.id', 'exports.productId')
    .selectAll('exports')
    .select('products.name as productName')
    .where('exports.id', '=', exportId)
    .executeTakeFirstOrThrow()
  const { lea, schoolYear, productId, deliveryMethod, remotePath } = sent
  const failed = triggerType === 'manual' ? await lastFailure(trx, exportId) : null
  const attempt = failed === null ? 1 : failed + 1
  const { batchId } = await trx
    .insertInto('exportBatches')
    .values({
      lea,
      schoolYear,
      exportId,
      exportName: sent.name,
      productId,
      productName: sent.productName,
      deliveryMethod,
      destination: sent.host,
      remotePath,
      triggeredBy,
      attempt,
      startedAt: now,
      triggerType: failed === null ? triggerType : 'retry',
      status: 'queued',
      componentsTotal: sent.components.length,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('exportResults')
    .values(
      sent.components.map((componentName) => ({
        batchId,
        lea,
        exportId,
        productId,
        componentName,
        remotePath,
        attempt,
        sequence: COMPONENTS[componentName].loadOrder,
        stage: 'extract' as const,
        status: 'queued' as const,
      })),
    )
    .execute()
  await trx
    .insertInto('jobs')
    .values({ kind: 'export', lea, batchId, payload: json({}) })
    .execute()
  return batchId
}

/** How often the last sending was tried, if it did not arrive. */
const lastFailure = async (trx: Db, exportId: number): Promise<number | null> => {
  const last = await trx
    .selectFrom('exportBatches')
    .select(['deliveryStatus', 'attempt'])
    .where('exportId', '=', exportId)
    .orderBy('batchId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.deliveryStatus === 'failed' ? last.attempt : null
}
