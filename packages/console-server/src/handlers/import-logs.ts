import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { detailPlan } from './import-logs/detail-plan.ts'
import { headerPlan, headerRows } from './import-logs/headers.ts'
import { resultPlan, resultRows } from './import-logs/results.ts'

export const importLogHandlers = {
  'importLogs.headers': (call) =>
    runList(headerRows(call.db, call.lea), headerPlan, parseListQuery(headerPlan, call.query)),
  'importLogs.results': (call) =>
    runList(resultRows(call.db, call.lea), resultPlan, parseListQuery(resultPlan, call.query)),
  'importLogs.details': (call) => {
    const plan = detailPlan(call.db, call.lea)
    const rows = call.db.selectFrom('importDetails').selectAll().where('lea', '=', call.lea)
    return runList(rows, plan, parseListQuery(plan, call.query))
  },
} satisfies Partial<Handlers>
