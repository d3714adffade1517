import { type ListQuery, type Operation, useDistrictScope, useRuntime } from '@edconsole/console-core'
import { readPages } from '../csv/read-pages.ts'
import type { Selected } from './row-selection.ts'

/** What is always asked of the list, beside the filters and search that the selection was made with. */
export type SelectedRowsOptions = Pick<ListQuery, 'filter'> & Readonly<Record<string, unknown>>

/**
 * Returns the rows that an action applies to: the selected ones, or every row that matches, read page by page.
 * The function rejects with the ApiFailure of a page, which was already shown.
 * @example const rowsOf = useSelectedRows(accountsResource.list)
 * const accounts = await rowsOf(selected)
 */
export function useSelectedRows<Row extends object>(
  operation: Operation<ListQuery, Row[]>,
  { filter: fixed, ...others }: SelectedRowsOptions = {},
): (selected: Selected<Row>) => Promise<readonly Row[]> {
  const { api } = useRuntime()
  const district = useDistrictScope()
  return async (selected) => {
    if (selected.kind === 'rows') return selected.rows
    const filter = Object.assign({}, selected.query.filter, fixed)
    const query = Object.assign({}, selected.query, others, Object.keys(filter).length > 0 && { filter })
    const ask = (page: ListQuery) =>
      api.run(operation, {
        query: { ...page },
        lea: district?.lea,
        clientId: district?.clientId,
      })
    const key = operation.list?.key ?? 'id'
    const found: Row[] = []
    for await (const { rows } of readPages(ask, query, (row) => String(Reflect.get(row, key))))
      found.push(...rows)
    return found
  }
}
