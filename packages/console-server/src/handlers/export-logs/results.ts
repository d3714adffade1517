import { type ExportCounts, type ExportLogResult, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { previousResult } from '../logs/previous-result.ts'
import { filesPath, keepsFile } from './kept-files.ts'

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

type ResultRow = Omit<ExportLogResult, 'downloadPath'> & { keepsFile: boolean }

/** A file as it is answered. */
export const answeredResult = ({ keepsFile, ...result }: ResultRow): ExportLogResult => ({
  ...result,
  downloadPath: keepsFile && result.fileName !== null ? filesPath(result, result.fileName) : null,
})

/** The files of a district's sendings, each with the same component of its export in the last completed one before. */
export const resultRows = (db: Db, lea: string) =>
  db
    .selectFrom('exportResults')
    .selectAll('exportResults')
    .select(previous)
    .select(keepsFile.as('keepsFile'))
    .where('exportResults.lea', '=', lea)
