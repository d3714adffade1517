import { type ImportLogHeaderComponent, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, customField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'

export const headerPlan = listPlan(resources.importLogs.headers, {
  fields: {
    batchId: columnField('integer', 'importBatches.batchId'),
    startedAt: columnField('instant', 'importBatches.startedAt'),
    status: columnField('code', 'importBatches.status'),
    source: columnField('code', 'importBatches.source'),
    schoolYear: columnField('integer', 'importBatches.schoolYear'),
    recordsRead: columnField('integer', 'importBatches.recordsRead'),
    recordsRejected: columnField('integer', 'importBatches.recordsRejected'),
    componentName: customField(
      (names) => sql`exists (select from import_results r where r.batch_id = import_batches.batch_id
        and r.component_name in (${sql.join(names)}))`,
    ),
  },
  searched: [
    sql`import_batches.batch_id::text`,
    sql.ref('importBatches.source'),
    sql.ref('importBatches.sisProviderName'),
  ],
})

/** The batches of one district as its list shows them. */
export const headerRows = (db: Db, lea: string) =>
  db
    .selectFrom('importBatches')
    .innerJoin('districts', 'districts.lea', 'importBatches.lea')
    .selectAll('importBatches')
    .select('districts.districtName')
    .select(
      sql<ImportLogHeaderComponent[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'etlStatusId', r.etl_status_id, 'componentName', r.component_name, 'status', r.status,
          'recordsRead', r.records_read, 'recordsRejected', r.records_rejected
        ) order by r.sequence, r.etl_status_id), '[]')
        from import_results r where r.batch_id = import_batches.batch_id)`.as('components'),
    )
    .where('importBatches.lea', '=', lea)
