import type { ExportCounts, ExportLogResult } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export const NO_COUNTS: ExportCounts = {
  recordsRead: 0,
  recordsWritten: 0,
  recordsSkipped: 0,
  warningCount: 0,
  errorCount: 0,
}

const COUNTS = Object.keys(NO_COUNTS)

type Progress = Partial<
  Pick<
    ExportLogResult,
    | keyof ExportCounts
    | 'status'
    | 'stage'
    | 'fileName'
    | 'fileSizeBytes'
    | 'checksumSha256'
    | 'deliveryStatus'
    | 'attempt'
    | 'failureOrigin'
    | 'message'
    | 'durationMs'
  >
> & { startedAt?: Date | null; endedAt?: Date | null }

type Which = { batchId: number; etlStatusIds?: readonly number[] }

/** Notes how far components are; the header follows in the same transaction. */
export const saveProgress = async (
  trx: Db,
  { batchId, etlStatusIds }: Which,
  progress: Progress,
): Promise<void> => {
  if (etlStatusIds?.length === 0) return
  await trx
    .updateTable('exportResults')
    .set(progress)
    .where('batchId', '=', batchId)
    .$if(etlStatusIds !== undefined, (query) => query.where('etlStatusId', 'in', etlStatusIds ?? []))
    .execute()
  await sumUp(trx, batchId)
}

/** Header = sum of results. */
const sumUp = async (trx: Db, batchId: number): Promise<void> => {
  const target = sql.join(COUNTS.map((field) => sql.ref(field)))
  const sums = sql.join(COUNTS.map((field) => sql`coalesce(sum(${sql.ref(field)}), 0)`))
  await sql`update export_batches set
      (${target}, components_done, components_failed) = (
        select ${sums},
          count(*) filter (where status = 'completed'),
          count(*) filter (where status = 'failed')
        from export_results where batch_id = ${batchId}::bigint)
    where batch_id = ${batchId}::bigint`.execute(trx)
}
