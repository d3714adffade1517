import {
  type DistrictFinding,
  type DistrictImportStatus,
  type ImportLogHeaderComponent,
  type ImportLogResult,
  resources,
} from '@edconsole/console-core/contract'
import { describeFinding } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { type Counts, countedList } from '../db/counted-list.ts'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { StoredDistrictFinding } from '../db/schema/imports.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { answeredFinding } from '../pipeline/answered-finding.ts'
import { COUNT_FIELDS } from '../pipeline/row-counts.ts'
import { compareBatches } from './logs/compare-batches.ts'
import { detailPlan } from './logs/detail-plan.ts'
import { listRemovals } from './logs/list-removals.ts'
import { anyComponent, componentsOf, previousResult } from './logs/previous-result.ts'

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
    schoolYear: columnField('integer', 'importBatches.schoolYear'),
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
const resultRows = (db: Db, lea: string) =>
  db
    .selectFrom('importResults')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importResults.lea')
        .onRef('importBatches.batchId', '=', 'importResults.batchId'),
    )
    .selectAll('importResults')
    .select('importBatches.detailsDeletedAt')
    .select(previous)
    .where('importResults.lea', '=', lea)

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

const storedFindings = sql<StoredDistrictFinding[]>`(
  select coalesce(max(c.findings::text), '[]')::jsonb from import_checks c
  where c.lea = import_batches.lea and c.batch_id = import_batches.batch_id)`.as('storedFindings')

/** Adds the texts of what is to be said about a district after a batch. */
const withFindings = <Row extends { storedFindings: StoredDistrictFinding[] }>({
  storedFindings: stored,
  ...row
}: Row) => ({
  ...row,
  districtFindings: stored.map((finding): DistrictFinding => {
    const texts = describeFinding(finding)
    return {
      ...finding,
      title: texts?.title ?? finding.code,
      message: texts?.message ?? finding.code,
      suggestion: texts?.suggestion ?? null,
    }
  }),
})

/** The batches of one district as its list shows them. */
const headerRows = (db: Db, lea: string) =>
  db
    .selectFrom('importBatches')
    .innerJoin('districts', 'districts.lea', 'importBatches.lea')
    .selectAll('importBatches')
    .select('districts.districtName')
    .select(components)
    .select(storedFindings)
    .where('importBatches.lea', '=', lea)

// A batch is also found by what its results say.
const batches: Counts = { scopes: ['import_batches', 'import_results'] }
const results: Counts = { scopes: ['import_results'] }
const lines: Counts = { scopes: ['import_details'] }

/** Reads from what is kept for the list of all districts, so that both always say the same. */
const importStatus = async ({ db, lea }: Call): Promise<DistrictImportStatus> => {
  const status = await db
    .selectFrom('districtSummaries')
    .select(['lea', 'importState', 'runningSince', 'lastImportBatchId', 'lastImportAt', 'stateSince'])
    .select(['streak', 'expectedBy', 'lateReason'])
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!status) throw new ApiError(404, 'District not found.')
  return status
}

export const importLogHandlers = {
  'importLogs.headers': async (call) => {
    const page = await runList(
      headerRows(call.db, call.lea),
      headerPlan,
      parseListQuery(headerPlan, call.query),
      countedList(call, batches),
    )
    return { ...page, rows: page.rows.map(withFindings) }
  },
  'importLogs.results': (call) =>
    runList(
      resultRows(call.db, call.lea),
      resultPlan,
      parseListQuery(resultPlan, call.query),
      countedList(call, results),
    ),
  'importLogs.details': async (call) => {
    const plan = detailPlan(call.operation, call.db, 'importDetails', call.lea)
    const rows = call.db
      .selectFrom('importDetails')
      .select(['id', 'batchId', 'etlStatusId', 'componentName', 'severity', 'stage', 'rowNumber', 'sourceId'])
      .select(['recordLabel', 'siteCode', 'columnName', 'sourceColumn', 'rejectedValue', 'errorCode'])
      .select([
        'cause',
        'params',
        'causeTitle',
        'message',
        'suggestion',
        'owner',
        'fixTarget',
        'rowData',
        'loggedAt',
      ])
      .where('lea', '=', call.lea)
    const page = await runList(rows, plan, parseListQuery(plan, call.query), countedList(call, lines))
    return { ...page, rows: page.rows.map(answeredFinding) }
  },
  'importLogs.removals': listRemovals,
  'importLogs.compare': compareBatches,
  'importLogs.status': importStatus,
} satisfies Partial<Handlers>
