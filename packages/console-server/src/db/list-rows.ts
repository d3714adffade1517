import { CONSTANTS } from '@edconsole/console-core/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import { beyond, type ListOrder, orderBy } from './list-order.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { addWaymark, shortestWalk, type Walk, type Waymark } from './waymarks.ts'

type Place = { sortOfRow: string | null; keyOfRow: string }

/** Up to here skipping costs less than remembering. */
const DEEP = 1000

export const isDeep = ({ offset }: Pick<ParsedListQuery, 'offset'>): boolean => offset >= DEEP

/** The first rows of a list, found by its index. */
export const rowsFromStart = async <DB, TB extends keyof DB, Row>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  { limit, offset, filters, search }: ParsedListQuery,
): Promise<Row[]> => {
  // Written out where the plan cannot depend on who asks: such a question is planned once, not each time.
  const common = filters.length === 0 && search === '' && CONSTANTS.pageSizes.some((size) => size === limit)
  const page = wanted.orderBy(orderBy(order, false)).limit(common ? sql.lit(limit) : limit)
  return (offset > 0 ? page.offset(offset) : page).execute()
}

/** Rows deep inside a list of known length: walked from whatever is nearest, never past all that stands before them. */
export const rowsDeepInside = async <DB, TB extends keyof DB, Row extends object>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  { limit, offset }: ParsedListQuery,
  { total, waymarks }: { total: number; waymarks: Waymark[] },
): Promise<Row[]> => {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  const walk = shortestWalk(waymarks, { offset, count, total })
  const near = await walked(wanted, order, walk, count)
  // Rows without a value stand outside every comparison: a waymark does not lead to them, an end of the list does.
  const missed = walk.from !== null && near.length < count
  const rows = missed ? await walked(wanted, order, shortestWalk([], { offset, count, total }), count) : near
  remember(waymarks, rows, offset)
  return rows.map(({ sortOfRow, keyOfRow, ...row }) => row as unknown as Row)
}

const walked = async <DB, TB extends keyof DB, Row extends object>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  walk: Walk,
  count: number,
): Promise<(Row & Place)[]> => {
  const rows = await wanted
    .where(beyond(order, walk))
    .select([
      sql<string | null>`(${order.sort?.value ?? sql`''`})::text`.as('sortOfRow'),
      sql<string>`(${order.key.value})::text`.as('keyOfRow'),
    ])
    .orderBy(orderBy(order, walk.backwards))
    .limit(count)
    .offset(walk.skip)
    .$castTo<Row & Place>()
    .execute()
  return walk.backwards ? rows.reverse() : rows
}

const remember = (waymarks: Waymark[], rows: readonly Place[], offset: number): void => {
  for (const at of new Set([0, rows.length - 1])) {
    const place = rows[at]
    if (place?.sortOfRow != null)
      addWaymark(waymarks, { position: offset + at + 1, sort: place.sortOfRow, key: place.keyOfRow })
  }
}
