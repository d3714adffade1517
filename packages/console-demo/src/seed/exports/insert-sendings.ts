import { COMPONENTS } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { insertRecords } from '../insert-records.ts'
import type { SeedDistrict } from '../seed-district.ts'
import type { BuiltSending } from './build-sending.ts'

export type NumberedSending = BuiltSending & { batchId: number; firstResult: number; district: SeedDistrict }

/** Writes sendings with their files and log lines, and goes on numbering after them. */
export const insertSendings = async (db: Db, sendings: readonly NumberedSending[]): Promise<void> => {
  await insertRecords(db, 'export_batches', sendings.map(batchOf))
  await insertRecords(db, 'export_results', sendings.flatMap(resultsOf))
  await insertRecords(
    db,
    'export_details',
    sendings.flatMap(linesOf).map((line, index) => ({ id: index + 1, ...line })),
  )
  for (const [table, key] of [
    ['export_batches', 'batch_id'],
    ['export_results', 'etl_status_id'],
    ['export_details', 'id'],
  ] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, ${key}),
      (select coalesce(max(${sql.ref(key)}), 0) + 1 from ${sql.table(table)}), false)`.execute(db)
}

const about = ({ batchId, district, sent }: NumberedSending) => ({
  batchId,
  lea: district.lea,
  exportId: sent.id,
  productId: sent.product.id,
})

const batchOf = (sending: NumberedSending) => {
  const { planned, sent, files, district, firstResult: _, ...counts } = sending
  return {
    ...counts,
    ...about(sending),
    schoolYear: district.sisYear,
    exportName: sent.name,
    productName: sent.product.name,
    deliveryMethod: sent.deliveryMethod,
    destination: sent.host,
    remotePath: sent.remotePath,
    startedAt: planned.startedAt,
    triggerType: planned.triggerType,
    attempt: planned.attempt,
    triggeredBy: planned.triggerType === 'manual' ? 'Ana Silva' : null,
    durationMs: sending.endedAt.getTime() - planned.startedAt.getTime(),
    componentsTotal: files.length,
    componentsDone: files.filter(({ status }) => status === 'completed').length,
    componentsFailed: files.filter(({ status }) => status === 'failed').length,
  }
}

const resultsOf = (sending: NumberedSending) =>
  sending.files.map(({ lines, ...file }, place) => ({
    ...file,
    ...about(sending),
    etlStatusId: sending.firstResult + place,
    sequence: COMPONENTS[file.componentName].loadOrder,
    remotePath: sending.sent.remotePath,
    attempt: sending.planned.attempt,
    warningCount: lines.filter(({ severity }) => severity === 'warning').length,
    errorCount: lines.filter(({ severity }) => severity === 'error').length,
  }))

const linesOf = (sending: NumberedSending) =>
  sending.files.flatMap(({ lines, componentName, endedAt }, place) =>
    lines.map((finding) => ({
      ...about(sending),
      etlStatusId: sending.firstResult + place,
      componentName,
      stage: finding.code === 'X003' ? 'generate' : 'transfer',
      severity: finding.severity,
      columnName: finding.columnName,
      errorCode: finding.code,
      cause: finding.cause,
      params: finding.params,
      owner: finding.owner,
      fixTarget: finding.fixTarget,
      loggedAt: endedAt,
    })),
  )
