import type { Operation, SisComponent, SisRows } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../http/handler.ts'
import { ANSWERED_COLUMNS, answeredRow } from './answered-row.ts'
import { type Counts, countedList, rowsWhere } from './counted-list.ts'
import type { ListPage } from './list-page.ts'
import { listPlan, runList } from './list-query.ts'
import { type ParsedListQuery, parseListQuery } from './parse-list-query.ts'
import { SIS_LISTS } from './search-text.ts'
import { FINDINGS } from './sis-findings.ts'
import { sisRowField } from './sis-row-field.ts'

/** Adds data that isn't stored with the rows of a page. */
type Complete<Row> = (call: Call<undefined>, rows: readonly Row[]) => Row[] | Promise<Row[]>

/**
 * Up to so many rows of a district are read through by a search. The index of words is one of all districts: with it, a search of a
 * small district among many large ones reads what it finds in every other.
 */
const READ_THROUGH = 20_000

/**
 * Creates the handler that lists a component's stored rows, sorted and filtered as its operation declares.
 * @param from the component that `complete` reads: a district without its rows has nothing to add
 */
export const sisRowsList = <Component extends SisComponent>(
  component: Component,
  complete: Complete<SisRows[Component]> = (_, rows) => [...rows],
  from: SisComponent = component,
) => {
  const operation: Operation = SIS_LISTS[component]
  const { sortable = [], filterable = [], key = 'id' } = operation.list ?? {}
  const names = ['id', key, ...sortable, ...filterable]
  const planOf = (searched: RawBuilder<string>) =>
    listPlan(operation, {
      fields: Object.fromEntries(names.map((name) => [name, sisRowField(component, name)])),
      searched: [searched],
      singleIndexes: true,
      // A row's SIS key repeats every school year.
      tieBreaker: sisRowField(component, 'id'),
    })
  const plan = planOf(sql.ref('searchText'))
  const withoutIndex = planOf(sql`(search_text || '')`)
  return async (call: Call<undefined>): Promise<ListPage<SisRows[Component]>> => {
    const rows = call.db
      .selectFrom('sisRows')
      .select(ANSWERED_COLUMNS)
      .where('lea', '=', call.lea)
      // A literal rather than a parameter, so that the planner can use the component's partial indexes.
      .where('component', '=', sql.lit(component))
    const all = rowsWhere(call.rowCounts, ({ scope }) => scope === scopeOf(component))
    const asked = inDistrict(component, call.lea, parseListQuery(plan, call.query))
    const found = asked.filters.flatMap(({ name }) => FINDINGS[component]?.[name]?.from ?? [])
    // Rows that affect the results count as well.
    const scopes: Counts['scopes'] = [scopeOf(component), scopeOf(from), ...found.map(scopeOf)]
    const counted = countedList(call, { scopes, apart: ['schoolYear', 'isActive'] })
    const page = await runList(rows, all > READ_THROUGH ? plan : withoutIndex, asked, counted)
    const answered = page.rows.map((row) => answeredRow(component, row))
    const isComplete = rowsWhere(call.rowCounts, ({ scope }) => scope === scopeOf(from)) === 0
    return { ...page, rows: isComplete ? answered : await complete(call, answered) }
  }
}

const inDistrict = (component: SisComponent, lea: string, asked: ParsedListQuery): ParsedListQuery => ({
  ...asked,
  filters: asked.filters.map((filter) => ({
    ...filter,
    field: FINDINGS[component]?.[filter.name]?.within?.(lea) ?? filter.field,
  })),
})

const scopeOf = (component: SisComponent): string => `sis_rows:${component}`
