import { resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'

const plan = listPlan(resources.products.list, {
  fields: {
    id: columnField('integer', 'id'),
    name: columnField('text', 'name'),
    code: columnField('code', 'code'),
    isExportable: columnField('boolean', 'isExportable'),
    isActive: columnField('boolean', 'isActive'),
  },
  searched: [sql.ref('name'), sql.ref('code')],
})

export const productHandlers = {
  'products.list': (call) =>
    runList(call.db.selectFrom('products').selectAll(), plan, parseListQuery(plan, call.query)),
} satisfies Partial<Handlers>
