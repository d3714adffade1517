import { type Counts, countedList } from '../db/counted-list.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { answeredFinding } from '../pipeline/answered-finding.ts'
import { answeredHeader, headerPlan, headerRows } from './export-logs/headers.ts'
import { answeredResult, resultPlan, resultRows } from './export-logs/results.ts'
import { detailPlan } from './logs/detail-plan.ts'

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
} satisfies Partial<Handlers>
