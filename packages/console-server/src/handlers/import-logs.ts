import { type Counts, countedList, counting } from '../db/counted-list.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { headerPlan, headerRows } from './import-logs/headers.ts'
import { resultPlan, resultRows } from './import-logs/results.ts'
import { detailPlan } from './logs/detail-plan.ts'

// A batch is also found by what its results say.
const batches: Counts = { scopes: ['import_batches', 'import_results'] }
const results: Counts = { scopes: ['import_results'] }
const lines: Counts = { scopes: ['import_details'] }

export const importLogHandlers = {
  'importLogs.headers': counting(batches, (call) =>
    runList(
      headerRows(call.db, call.lea),
      headerPlan,
      parseListQuery(headerPlan, call.query),
      countedList(call, batches),
    ),
  ),
  'importLogs.results': counting(results, (call) =>
    runList(
      resultRows(call.db, call.lea),
      resultPlan,
      parseListQuery(resultPlan, call.query),
      countedList(call, results),
    ),
  ),
  'importLogs.details': counting(lines, (call) => {
    const plan = detailPlan(call.operation, call.db, 'importDetails', call.lea)
    const rows = call.db
      .selectFrom('importDetails')
      .select(['id', 'batchId', 'etlStatusId', 'componentName', 'severity', 'stage', 'rowNumber', 'sourceId'])
      .select(['recordLabel', 'siteCode', 'columnName', 'sourceColumn', 'rejectedValue', 'errorCode'])
      .select(['cause', 'causeTitle', 'message', 'suggestion', 'owner', 'fixTarget', 'rowData', 'loggedAt'])
      .where('lea', '=', call.lea)
    return runList(rows, plan, parseListQuery(plan, call.query), countedList(call, lines))
  }),
} satisfies Partial<Handlers>
