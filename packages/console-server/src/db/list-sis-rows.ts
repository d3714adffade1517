import type { Operation, SisComponent, SisRows } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Call } from '../http/handler.ts'
import { ANSWERED_COLUMNS, answeredRow } from './answered-row.ts'
import { countedList } from './counted-list.ts'
import { columnField, jsonField } from './list-field.ts'
import { type ListPage, listPlan, runList } from './list-query.ts'
import { parseListQuery } from './parse-list-query.ts'

const META = {
  id: columnField('integer', 'id'),
  sourceId: columnField('code', 'sourceId'),
  schoolYear: columnField('integer', 'schoolYear'),
  isActive: columnField('boolean', 'isActive'),
}

/** Answers a list of stored rows of one component; its fields are those that the operation's list declares. */
export const sisRowsList = <Component extends SisComponent>(operation: Operation, component: Component) => {
  const { sortable = [], filterable = [], key = 'id' } = operation.list ?? {}
  const own = [key, ...sortable, ...filterable].filter((name) => !Object.hasOwn(META, name))
  const plan = listPlan(operation, {
    fields: { ...META, ...Object.fromEntries(own.map((name) => [name, jsonField(name)])) },
    searched: [sql.ref('searchText')],
    // A row's key in the SIS comes again in each school year.
    tieBreaker: META.id,
  })
  return async (call: Call<undefined>): Promise<ListPage<SisRows[Component]>> => {
    const rows = call.db
      .selectFrom('sisRows')
      .select(ANSWERED_COLUMNS)
      .where('lea', '=', call.lea)
      // Written out, not a parameter: only then does the planner know that the component's own indexes serve.
      .where('component', '=', sql.lit(component))
    const page = await runList(
      rows,
      plan,
      parseListQuery(plan, call.query),
      countedList(call, { scopes: [`sis_rows:${component}`], apart: ['schoolYear', 'isActive'] }),
    )
    return { ...page, rows: page.rows.map((row) => answeredRow(component, row)) }
  }
}
