import { CONSTANTS } from '@edconsole/console-core/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { emptiesOf, type Learned } from './list-memory.ts'
import { beyond, type ListOrder, type ListPart, orderBy, partsOf } from './list-order.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { addWaymark, shortestWalk, type Walk, type Waymark } from './waymarks.ts'

type Place = { sortOfRow: string; keyOfRow: string }

/** Up to here skipping costs less than remembering. */
const DEEP = 1000

export const isDeep = ({ offset }: Pick<ParsedListQuery, 'offset'>): boolean => offset >= DEEP

/**
 * The first rows of a list, found by its index.
 * @param total when it is known
 */
export const rowsFromStart = async <DB, TB extends keyof DB, Row>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  { limit, offset, filters, search }: ParsedListQuery,
  total: number | undefined,
): Promise<Row[]> => {
  // Written out where the plan cannot depend on who asks: such a question is planned once, not each time.
  const common = filters.length === 0 && search === '' && CONSTANTS.pageSizes.some((size) => size === limit)
  const read = (part: ListPart, skip: number, most: number) => {
    const page = rowsOf(wanted, part)
      .orderBy(orderBy(part, false))
      .limit(common ? sql.lit(most) : most)
    return (skip > 0 ? page.offset(skip) : page).execute()
  }
  const { filled, empty } = partsOf(order)
  const rows = await read(filled, offset, limit)
  if (!empty || rows.length === limit || offset + rows.length === total) return rows
  const isPast = rows.length === 0 && offset > 0
  const before = isPast ? await countRows(rowsOf(wanted, filled)) : offset + rows.length
  return [...rows, ...(await read(empty, offset + rows.length - before, limit - rows.length))]
}

/** Rows deep inside a list of known length: walked from whatever is nearest, never past all that stands before them. */
export const rowsDeepInside = async <DB, TB extends keyof DB, Row extends object>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder,
  { limit, offset, sort }: ParsedListQuery,
  { total, learned }: { total: number; learned: Learned | undefined },
): Promise<Row[]> => {
  const { filled, empty } = partsOf(order)
  const empties = empty ? await emptiesOf(learned, sort.field, () => countRows(rowsOf(wanted, empty))) : 0
  const border = total - empties
  const read = async (part: ListPart, from: number, end: number, length: number) => {
    if (end <= from) return []
    const waymarks = waymarksOf(learned, `${part === empty ? 'without ' : ''}${sort.field} ${sort.direction}`)
    const walk = shortestWalk(waymarks, { offset: from, count: end - from, total: length })
    const rows = await walked(wanted, part, walk, end - from)
    remember(waymarks, rows, from)
    return rows
  }
  const end = Math.min(offset + limit, total)
  const rows = await read(filled, offset, Math.min(end, border), border)
  if (empty) rows.push(...(await read(empty, Math.max(offset - border, 0), end - border, empties)))
  return rows.map(({ sortOfRow, keyOfRow, ...row }) => row as unknown as Row)
}

const rowsOf = <DB, TB extends keyof DB, Row>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  { rows }: ListPart,
): SelectQueryBuilder<DB, TB, Row> => (rows ? wanted.where(rows) : wanted)

const walked = async <DB, TB extends keyof DB, Row extends object>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  part: ListPart,
  walk: Walk,
  count: number,
): Promise<(Row & Place)[]> => {
  const { sort, key } = part.order
  const rows = await rowsOf(wanted, part)
    .where(beyond(part, walk))
    .select([
      sql<string>`(${sort?.value ?? sql`''`})::text`.as('sortOfRow'),
      sql<string>`(${key.value})::text`.as('keyOfRow'),
    ])
    .orderBy(orderBy(part, walk.backwards))
    .limit(count)
    .offset(walk.skip)
    .$castTo<Row & Place>()
    .execute()
  return walk.backwards ? rows.reverse() : rows
}

const waymarksOf = (learned: Learned | undefined, order: string): Waymark[] => {
  const marks = learned?.waymarks.get(order) ?? []
  learned?.waymarks.set(order, marks)
  return marks
}

const remember = (waymarks: Waymark[], rows: readonly Place[], offset: number): void => {
  for (const at of new Set([0, rows.length - 1])) {
    const place = rows[at]
    if (place) addWaymark(waymarks, { position: offset + at + 1, sort: place.sortOfRow, key: place.keyOfRow })
  }
}
