import { type ImportLogResult, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { COUNT_FIELDS } from '../../pipeline/row-counts.ts'
import { previousResult } from '../logs/previous-result.ts'

export const resultPlan = listPlan(resources.importLogs.results, {
  fields: {
    etlStatusId: columnField('integer', 'importResults.etlStatusId'),
    batchId: columnField('integer', 'importResults.batchId'),
    componentName: columnField('code', 'importResults.componentName'),
    status: columnField('code', 'importResults.status'),
    startedAt: maybeEmpty(columnField('instant', 'importResults.startedAt')),
    sequence: columnField('integer', 'importResults.sequence'),
    recordsRead: columnField('integer', 'importResults.recordsRead'),
    recordsRejected: columnField('integer', 'importResults.recordsRejected'),
    durationMs: maybeEmpty(columnField('integer', 'importResults.durationMs')),
  },
  searched: [sql.ref('importResults.componentName'), sql.ref('importResults.fileName')],
})

const previous = previousResult<ImportLogResult['previous']>(
  'import_results',
  ['lea', 'component_name'],
  COUNT_FIELDS,
).as('previous')

/** The components of a district's batches, each with its own last completed run before it. */
export const resultRows = (db: Db, lea: string) =>
  db
    .selectFrom('importResults')
    .selectAll('importResults')
    .select(previous)
    .where('importResults.lea', '=', lea)
