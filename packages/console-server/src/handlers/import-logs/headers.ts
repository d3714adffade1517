import { type ImportLogHeaderComponent, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { anyComponent, componentsOf } from '../logs/components-of-batch.ts'

export const headerPlan = listPlan(resources.importLogs.headers, {
  fields: {
    batchId: columnField('integer', 'importBatches.batchId'),
    startedAt: columnField('instant', 'importBatches.startedAt'),
    status: columnField('code', 'importBatches.status'),
    source: columnField('code', 'importBatches.source'),
    schoolYear: columnField('integer', 'importBatches.schoolYear'),
    recordsRead: columnField('integer', 'importBatches.recordsRead'),
    recordsRejected: columnField('integer', 'importBatches.recordsRejected'),
    componentName: anyComponent('import_results', 'import_batches'),
  },
  searched: [
    sql`import_batches.batch_id::text`,
    sql.ref('importBatches.source'),
    sql.ref('importBatches.sisProviderName'),
  ],
})

const components = componentsOf<ImportLogHeaderComponent>('import_results', 'import_batches', [
  'recordsRead',
  'recordsRejected',
  'fileName',
]).as('components')

/** The batches of one district as its list shows them. */
export const headerRows = (db: Db, lea: string) =>
  db
    .selectFrom('importBatches')
    .innerJoin('districts', 'districts.lea', 'importBatches.lea')
    .selectAll('importBatches')
    .select('districts.districtName')
    .select(components)
    .where('importBatches.lea', '=', lea)
