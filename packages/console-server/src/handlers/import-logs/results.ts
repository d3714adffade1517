import { type ImportLogResult, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'

export const resultPlan = listPlan(resources.importLogs.results, {
  fields: {
    etlStatusId: columnField('integer', 'importResults.etlStatusId'),
    batchId: columnField('integer', 'importResults.batchId'),
    componentName: columnField('code', 'importResults.componentName'),
    status: columnField('code', 'importResults.status'),
    sequence: columnField('integer', 'importResults.sequence'),
    recordsRead: columnField('integer', 'importResults.recordsRead'),
    recordsRejected: columnField('integer', 'importResults.recordsRejected'),
    durationMs: columnField('integer', 'importResults.durationMs'),
  },
  searched: [sql.ref('importResults.componentName'), sql.ref('importResults.fileName')],
})

/** The components of a district's batches, each with its own last completed run before it. */
export const resultRows = (db: Db, lea: string) =>
  db
    .selectFrom('importResults')
    .selectAll('importResults')
    .select(
      sql<ImportLogResult['previous']>`(
        select jsonb_build_object(
          'batchId', p.batch_id, 'recordsRead', p.records_read, 'recordsInserted', p.records_inserted,
          'recordsUpdated', p.records_updated, 'recordsUnchanged', p.records_unchanged,
          'recordsRejected', p.records_rejected, 'recordsDeleted', p.records_deleted,
          'recordsWarned', p.records_warned, 'warningCount', p.warning_count, 'errorCount', p.error_count)
        from import_results p
        where p.lea = import_results.lea and p.component_name = import_results.component_name
          and p.batch_id < import_results.batch_id and p.status in ('completed', 'completedWithErrors')
        order by p.batch_id desc limit 1)`.as('previous'),
    )
    .where('importResults.lea', '=', lea)
