import { CONSTANTS, type ListRead, type ListSpec, type ReadContext } from '@edconsole/console-core'
import type { FilterSpec } from './filter-spec.ts'
import { listQueryOf } from './model/list-query-of.ts'
import { readTableState, type Sort } from './model/table-state.ts'
import type { ResourceTableProps } from './resource-table-props.ts'

type Read<Row extends object> = Pick<
  ResourceTableProps<Row>,
  'tableId' | 'operation' | 'filters' | 'fixedFilter' | 'defaultPageSize'
>

/** What a list asks for first, so that it can be asked for before it is drawn. */
export function tableRead<Row extends object>(
  { tableId, operation, filters, fixedFilter, defaultPageSize }: Read<Row>,
  { query, pageSizes, now, timeZone }: ReadContext,
): ListRead {
  const known = offered(filters, operation.list)
  const state = readTableState(query, { sortable: sortableOf(operation.list), filters: known })
  const size = state.size ?? pageSizes[tableId] ?? defaultPageSize ?? CONSTANTS.pageSizeDefault
  const context = {
    filters: known,
    size,
    defaultSort: defaultSortOf(operation.list?.defaultSort),
    today: { now, timeZone },
    ...(fixedFilter && { fixedFilter }),
  }
  return { operation, query: listQueryOf(state, context), ...(fixedFilter && { within: fixedFilter }) }
}

/** What the server cannot filter by is not offered, whatever a screen declares; what may be empty the call itself says. */
export function offered(
  filters: readonly FilterSpec[] = [],
  list: ListSpec | undefined,
): readonly FilterSpec[] {
  if (!list) return filters
  return filters
    .filter(({ field }) => field === list.key || list.filterable.includes(field))
    .map((spec) => (list.mayBeEmpty?.includes(spec.field) ? { ...spec, mayBeEmpty: true } : spec))
}

export function sortableOf(
  list: { key: string; sortable: readonly string[] } | undefined,
): readonly string[] {
  return list ? [...list.sortable, list.key] : []
}

export function defaultSortOf(sort: Readonly<Record<string, 'asc' | 'desc'>> | undefined): Sort | undefined {
  const [first] = Object.entries(sort ?? {})
  return first && { field: first[0], direction: first[1] }
}
