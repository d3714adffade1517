import type { FacetGroup } from '@edconsole/console-core/contract'
import type { SelectQueryBuilder } from 'kysely'
import { countRows } from './count-rows.ts'
import { type Learned, totalOf } from './list-memory.ts'
import type { ListOrder } from './list-order.ts'
import { isDeep, rowsDeepInside, rowsFromStart } from './list-rows.ts'
import type { ParsedListQuery } from './parse-list-query.ts'

export type ListPage<Row> = {
  rows: Row[]
  totalCount: number
  limit: number
  offset: number
  facets?: Record<string, FacetGroup[]>
}

/** The rows of a page and the total of its list. What was learned before is used, what is new is learned. */
export const pageOf = async <DB, TB extends keyof DB, Row extends object>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  asked: ParsedListQuery,
  learned: Learned | undefined,
): Promise<{ rows: Row[]; totalCount: number }> => {
  const count = () => countRows(wanted)
  if (isDeep(asked)) {
    const total = await totalOf(learned, count)
    return { rows: await rowsDeepInside(wanted, order, asked, { total, learned }), totalCount: total }
  }
  const total = await learned?.total
  if (total !== undefined && total <= asked.offset) return { rows: [], totalCount: total }
  const rows = await rowsFromStart(wanted, order, asked, total)
  return { rows, totalCount: total ?? (await totalOf(learned, atEnd(rows, asked) ?? count)) }
}

/** A page that is not full is the last one, and says by itself how many rows there are. */
const atEnd = (rows: readonly unknown[], { limit, offset }: ParsedListQuery) =>
  rows.length < limit && (rows.length > 0 || offset === 0) ? async () => offset + rows.length : null
