import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'

export const accountSyncPlan = listPlan(resources.accountSyncLogs.list, {
  fields: {
    timestamp: columnField('instant', 'timestamp'),
    action: columnField('code', 'action'),
    result: columnField('code', 'result'),
    username: maybeEmpty(columnField('code', 'username')),
    batchId: maybeEmpty(columnField('integer', 'batchId')),
    accountId: columnField('integer', 'accountId'),
    staffId: columnField('code', 'staffId'),
  },
  searched: [sql.ref('searchText')],
})

export const accountSyncLogHandlers = {
  'accountSyncLogs.list': (call) => {
    const rows = call.db
      .selectFrom('accountSyncLogs')
      // Read as text: the usual reading of an instant stops at milliseconds, and this one is the key.
      .select(
        sql<string>`to_char("timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('timestamp'),
      )
      .select(['lea', 'action', 'result', 'accountId', 'username', 'staffId', 'authProvider', 'productId'])
      .select(['instanceId', 'changes', 'message', 'errorCode', 'batchId', 'triggeredBy'])
      .where('lea', '=', call.lea)
    return runList(rows, accountSyncPlan, parseListQuery(accountSyncPlan, call.query))
  },
} satisfies Partial<Handlers>
