import {
  type ExportLogHeader,
  type ExportLogHeaderComponent,
  resources,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { anyComponent, componentsOf } from '../logs/components-of-batch.ts'
import { filesPath, madeFiles } from './results.ts'

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

const fileCount = sql<number>`(
  select count(distinct r.file_name) from export_results r where r.batch_id = export_batches.batch_id)`.as(
  'fileCount',
)

type HeaderRow = Omit<ExportLogHeader, 'manifestPath'> & { madeFiles: boolean }

/** A sending as it is answered. */
export const answeredHeader = ({ madeFiles, ...header }: HeaderRow): ExportLogHeader => ({
  ...header,
  manifestPath: madeFiles ? filesPath(header) : null,
})

/** The sendings of one district as their list shows them. */
export const headerRows = (db: Db, lea: string) =>
  db
    .selectFrom('exportBatches')
    .innerJoin('districts', 'districts.lea', 'exportBatches.lea')
    .selectAll('exportBatches')
    .select('districts.districtName')
    .select(components)
    .select(fileCount)
    .select(madeFiles.as('madeFiles'))
    .where('exportBatches.lea', '=', lea)
