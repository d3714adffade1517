import { countedList } from '../db/counted-list.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { headerPlan, headerRows } from './import-logs/headers.ts'
import { resultPlan, resultRows } from './import-logs/results.ts'
import { detailPlan } from './logs/detail-plan.ts'

export const importLogHandlers = {
  'importLogs.headers': (call) =>
    runList(
      headerRows(call.db, call.lea),
      headerPlan,
      parseListQuery(headerPlan, call.query),
      // A batch is also found by what its results say.
      countedList(call, { scopes: ['import_batches', 'import_results'] }),
    ),
  'importLogs.results': (call) =>
    runList(
      resultRows(call.db, call.lea),
      resultPlan,
      parseListQuery(resultPlan, call.query),
      countedList(call, { scopes: ['import_results'] }),
    ),
  'importLogs.details': (call) => {
    const plan = detailPlan(call.operation, call.db, 'importDetails', call.lea)
    const rows = call.db
      .selectFrom('importDetails')
      .select(['id', 'batchId', 'etlStatusId', 'componentName', 'severity', 'stage', 'rowNumber', 'sourceId'])
      .select(['recordLabel', 'siteCode', 'columnName', 'sourceColumn', 'rejectedValue', 'errorCode'])
      .select(['cause', 'causeTitle', 'message', 'suggestion', 'owner', 'fixTarget', 'rowData', 'loggedAt'])
      .where('lea', '=', call.lea)
    return runList(
      rows,
      plan,
      parseListQuery(plan, call.query),
      countedList(call, { scopes: ['import_details'] }),
    )
  },
} satisfies Partial<Handlers>
