import {
  type ExportLogHeader,
  type ExportLogHeaderComponent,
  resources,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { type Counts, countedList } from '../db/counted-list.ts'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/handler.ts'
import { answeredFinding } from '../pipeline/answered-finding.ts'
import { checkExportFiles } from './export-logs/check-export-files.ts'
import { answeredResult, filesPath, madeFiles, resultPlan, resultRows } from './export-logs/results.ts'
import { detailPlan } from './logs/detail-plan.ts'
import { anyComponent, componentsOf } from './logs/previous-result.ts'

export const headerPlan = listPlan(resources.exportLogs.headers, {
  fields: {
    batchId: columnField('integer', 'exportBatches.batchId'),
    startedAt: columnField('instant', 'exportBatches.startedAt'),
    status: columnField('code', 'exportBatches.status'),
    schoolYear: columnField('integer', 'exportBatches.schoolYear'),
    productId: columnField('integer', 'exportBatches.productId'),
    exportId: columnField('integer', 'exportBatches.exportId'),
    recordsWritten: columnField('integer', 'exportBatches.recordsWritten'),
    recordsSkipped: columnField('integer', 'exportBatches.recordsSkipped'),
    componentName: anyComponent('export_results', 'export_batches'),
  },
  searched: [
    sql`export_batches.batch_id::text`,
    sql.ref('exportBatches.productName'),
    sql.ref('exportBatches.exportName'),
  ],
})

const components = componentsOf<ExportLogHeaderComponent>('export_results', 'export_batches', [
  'recordsWritten',
  'recordsSkipped',
  'fileName',
  'deliveryStatus',
]).as('components')

const fileCount = sql<number>`coalesce(
  nullif((
    select count(*) from export_files f
    where f.lea = export_batches.lea and f.batch_id = export_batches.batch_id and f.archive_name is null), 0),
  (
    select count(distinct r.file_name) from export_results r
    where r.lea = export_batches.lea and r.batch_id = export_batches.batch_id))`.as('fileCount')

type HeaderRow = Omit<ExportLogHeader, 'manifestPath'> & { madeFiles: boolean }

/** A sending as it is answered. */
const answeredHeader = ({ madeFiles, ...header }: HeaderRow): ExportLogHeader => ({
  ...header,
  manifestPath: madeFiles ? filesPath(header) : null,
})

/** The sendings of one district as their list shows them. */
const headerRows = (db: Db, lea: string) =>
  db
    .selectFrom('exportBatches')
    .innerJoin('districts', 'districts.lea', 'exportBatches.lea')
    .leftJoin('exports', (join) =>
      join.onRef('exports.lea', '=', 'exportBatches.lea').onRef('exports.id', '=', 'exportBatches.exportId'),
    )
    .selectAll('exportBatches')
    .select(['districts.districtName', 'exports.exportType'])
    .select(components)
    .select(fileCount)
    .select(madeFiles.as('madeFiles'))
    .where('exportBatches.lea', '=', lea)

// A sending is also found by what its results say.
const batches: Counts = { scopes: ['export_batches', 'export_results'] }
const results: Counts = { scopes: ['export_results'] }
const lines: Counts = { scopes: ['export_details'] }

export const exportLogHandlers = {
  'exportLogs.headers': async (call) => {
    const asked = parseListQuery(headerPlan, call.query)
    const page = await runList(headerRows(call.db, call.lea), headerPlan, asked, countedList(call, batches))
    return { ...page, rows: page.rows.map(answeredHeader) }
  },
  'exportLogs.results': async (call) => {
    const asked = parseListQuery(resultPlan, call.query)
    const page = await runList(resultRows(call.db, call.lea), resultPlan, asked, countedList(call, results))
    return { ...page, rows: page.rows.map(answeredResult) }
  },
  'exportLogs.details': async (call) => {
    const plan = detailPlan(call.operation, call.db, 'exportDetails', call.lea)
    const rows = call.db
      .selectFrom('exportDetails')
      .select(['id', 'batchId', 'etlStatusId', 'exportId', 'productId', 'componentName', 'severity'])
      .select(['stage', 'rowNumber', 'sourceId', 'recordLabel', 'siteCode', 'columnName', 'rejectedValue'])
      .select(['errorCode', 'cause', 'params', 'causeTitle', 'message', 'suggestion', 'owner', 'fixTarget'])
      .select(['rowData', 'loggedAt'])
      .where('lea', '=', call.lea)
    const page = await runList(rows, plan, parseListQuery(plan, call.query), countedList(call, lines))
    return { ...page, rows: page.rows.map(answeredFinding) }
  },
  'exportLogs.check': (call) => checkExportFiles(call),
} satisfies Partial<Handlers>
