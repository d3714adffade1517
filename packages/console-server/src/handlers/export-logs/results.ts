import { type ExportCounts, type ExportLogResult, resources } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { OTHER_FILES } from '../../exports/oneroster/oneroster-file-set.ts'
import { previousResult } from '../logs/previous-result.ts'

export const resultPlan = listPlan(resources.exportLogs.results, {
  fields: {
    etlStatusId: columnField('integer', 'exportResults.etlStatusId'),
    batchId: columnField('integer', 'exportResults.batchId'),
    componentName: columnField('code', 'exportResults.componentName'),
    status: columnField('code', 'exportResults.status'),
    deliveryStatus: columnField('code', 'exportResults.deliveryStatus'),
    sequence: columnField('integer', 'exportResults.sequence'),
    recordsWritten: columnField('integer', 'exportResults.recordsWritten'),
    recordsSkipped: columnField('integer', 'exportResults.recordsSkipped'),
    durationMs: maybeEmpty(columnField('integer', 'exportResults.durationMs')),
  },
  searched: [sql.ref('exportResults.componentName'), sql.ref('exportResults.fileName')],
})

const COUNTS = [
  'recordsRead',
  'recordsWritten',
  'recordsSkipped',
  'warningCount',
  'errorCount',
] as const satisfies (keyof ExportCounts)[]

const previous = previousResult<ExportLogResult['previous']>(
  'export_results',
  ['export_id', 'component_name'],
  COUNTS,
).as('previous')

type ResultRow = Omit<ExportLogResult, 'downloadPath' | 'otherFiles'> & {
  keepsFile: boolean
  otherFiles: string[]
}

/** A file as it is answered. */
export const answeredResult = ({ keepsFile, otherFiles, ...result }: ResultRow): ExportLogResult => ({
  ...result,
  downloadPath: keepsFile && result.fileName !== null ? filesPath(result, result.fileName) : null,
  otherFiles: otherFiles.map((fileName) => ({ fileName, downloadPath: filesPath(result, fileName) })),
})

/** The files of a district's sendings, each with the same component of its export in the last completed one before. */
export const resultRows = (db: Db, lea: string) =>
  db
    .selectFrom('exportResults')
    .selectAll('exportResults')
    .select(previous)
    .select([keepsFile.as('keepsFile'), otherFiles.as('otherFiles')])
    .where('exportResults.lea', '=', lea)

/** Where the files of a sending are fetched, below the API's address; `answer-export-files.ts` answers there. */
export const filesPath = ({ batchId, lea }: { batchId: number; lea: string }, fileName?: string): string => {
  const file = fileName === undefined ? '' : `/${encodeURIComponent(fileName)}`
  return `/files/exports/${batchId}${file}?lea=${encodeURIComponent(lea)}`
}

/** Where all of them are fetched in one archive. */
export const allFilesPath = ({ batchId, lea }: { batchId: number; lea: string }): string =>
  `/files/export-archives/${batchId}?lea=${encodeURIComponent(lea)}`

/** Why a file that was once written isn't answered. */
export const NOT_KEPT = 'This file is no longer stored. Send the export again.'

/** Whether the sending made some file, also when it is no longer kept. */
export const madeFiles: RawBuilder<boolean> = sql<boolean>`exists (
  select from export_results r
  where r.lea = export_batches.lea and r.batch_id = export_batches.batch_id and r.checksum_sha256 is not null)`

/** Whether the file of the result, or the archive it is in, is still there. */
const keepsFile: RawBuilder<boolean> = sql<boolean>`exists (
  select from export_files f where f.lea = export_results.lea and f.batch_id = export_results.batch_id
    and f.file_name = export_results.file_name and f.archive_name is null)`

/** Whatever a district calls its own files, only components of OneRoster fill several. */
const otherFiles: RawBuilder<string[]> = sql<string[]>`(
  select coalesce(json_agg(f.file_name order by f.id), '[]')
  from export_files f where f.lea = export_results.lea and f.batch_id = export_results.batch_id
    and f.archive_name is null and f.file_name <> export_results.file_name
    and (export_results.component_name, f.file_name) in (${sql.join(
      OTHER_FILES.map(([component, name]) => sql`(${sql.lit(component)}, ${sql.lit(name)})`),
    )}))`
