import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import type { ListPlan } from '../db/list-order.ts'
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

/** A line names a person by id only: a search by name finds the lines of the staff and accounts of that name. */
export const accountSyncPlanOf = (lea: string): ListPlan => ({
  ...accountSyncPlan,
  // As arrays, which are found by the indexes of both columns.
  searchedBeside: (matches) => sql`(
    staff_id = any(array(select source_id from sis_rows
      where lea = ${lea} and component = 'staff' and ${matches(sql`sis_rows.search_text`)}))
    or account_id = any(array(select id from accounts
      where lea = ${lea} and ${matches(sql`accounts.search_text`)})))`,
})

export const accountSyncLogHandlers = {
  'accountSyncLogs.list': (call) => {
    const rows = call.db
      .selectFrom('accountSyncLogs')
      .select([
        'timestamp',
        'lea',
        'action',
        'result',
        'accountId',
        'username',
        'staffId',
        'authProvider',
        'productId',
      ])
      .select(['instanceId', 'changes', 'message', 'errorCode', 'batchId', 'triggeredBy'])
      .where('lea', '=', call.lea)
    const plan = accountSyncPlanOf(call.lea)
    return runList(rows, plan, parseListQuery(plan, call.query))
  },
} satisfies Partial<Handlers>
