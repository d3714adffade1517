import type { ComponentName } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { ExportBatchesTable, ExportsTable } from '../db/schema/exports.ts'
import type { Db } from '../db/schema.ts'
import type { JobContext, JobWork } from '../jobs/job-context.ts'

export type Export = Selectable<ExportsTable>

/** One component of a sending, as it stood when the work on it began. */
export type SendingResult = { etlStatusId: number; componentName: ComponentName }

/** A sending in the hands of a worker. */
export type Sending = Pick<JobContext, 'db' | 'secrets' | 'store' | 'allowLoopback' | 'network'> & {
  /** Keeps running also where the clock of a demonstration stands still. */
  readonly now: () => Date
  readonly write: JobWork['write']
  readonly stopping: JobWork['stopping']
  readonly batch: Selectable<ExportBatchesTable>
  readonly export: Export
  readonly product: { code: string; name: string }
  readonly district: { id: number; districtName: string; timeZone: string }
  /** In the order of the run. */
  readonly results: readonly SendingResult[]
}

/** What a batch is about; null when its export or district was removed meanwhile. */
export const loadSending = async (
  db: Db,
  batchId: number,
): Promise<Pick<Sending, 'batch' | 'export' | 'product' | 'district' | 'results'> | null> => {
  const batch = await db
    .selectFrom('exportBatches')
    .selectAll()
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch) return null
  const found = await db.selectFrom('exports').selectAll().where('id', '=', batch.exportId).executeTakeFirst()
  const district = await db
    .selectFrom('districts')
    .select(['id', 'districtName', 'timeZone'])
    .where('lea', '=', batch.lea)
    .executeTakeFirst()
  const product = await db
    .selectFrom('products')
    .select(['code', 'name'])
    .where('id', '=', batch.productId)
    .executeTakeFirst()
  if (!found || !district || !product) return null
  const results = await db
    .selectFrom('exportResults')
    .select(['etlStatusId', 'componentName'])
    .where('batchId', '=', batchId)
    .orderBy('sequence')
    .orderBy('etlStatusId')
    .execute()
  return { batch, export: found, product, district, results }
}
