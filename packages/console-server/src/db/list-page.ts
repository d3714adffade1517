import type { FacetGroup } from '@edconsole/console-core/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CountedList } from './counted-list.ts'
import { after, type Cursor, type ListOrder, type ListPart, orderBy, partsOf } from './list-order.ts'
import type { ParsedListQuery } from './parse-list-query.ts'

export type ListPage<Row> = {
  rows: Row[]
  totalCount: number
  limit: number
  offset: number
  facets?: Record<string, FacetGroup[]>
}

/** From this offset on, finding the row to start after is cheaper than skipping rows. */
const DEEP = 1000

export const isDeep = ({ offset }: ParsedListQuery): boolean => offset >= DEEP

type Query<DB, TB extends keyof DB, Row> = SelectQueryBuilder<DB, TB, Row>

type PageOptions = {
  counted: CountedList | undefined
  /** The rows' key, if deep pages are found by it first. */
  key?: RawBuilder<unknown> | undefined
  count: () => Promise<number>
}

/** Returns a page of rows and the list's total. */
export const pageOf = async <DB, TB extends keyof DB, Row extends object>(
  wanted: Query<DB, TB, Row>,
  order: ListOrder,
  asked: ParsedListQuery,
  { counted, key, count: countAll }: PageOptions,
): Promise<{ rows: Row[]; totalCount: number }> => {
  if (counted && isDeep(asked)) {
    const totalCount = await totalOf(counted, asked, countAll)
    return { rows: await deepRows(wanted, order, asked, { counted, totalCount }), totalCount }
  }
  if (key && isDeep(asked)) {
    const totalCount = await countAll()
    return { rows: await rowsByKey(wanted, order, asked, { key, totalCount }), totalCount }
  }
  const rows = await skippedTo(wanted, order, asked)
  // A page that isn't full is the last one.
  const isLast = rows.length < asked.limit && (rows.length > 0 || asked.offset === 0)
  const count = async () => (isLast ? asked.offset + rows.length : countAll())
  return { rows, totalCount: counted ? await totalOf(counted, asked, count) : await count() }
}

/** Returns a list's total: from the database's counts, else counted and cached until a row changes. */
export const totalOf = async (
  counted: CountedList,
  asked: ParsedListQuery,
  count: () => Promise<number>,
): Promise<number> => counted.totalOf(asked) ?? (await counted.cached(asked, 'total', count))

const skippedTo = <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
  order: ListOrder,
  { limit, offset }: ParsedListQuery,
): Promise<Row[]> => {
  const read = (part: ListPart, skip: number, count: number) =>
    rowsOf(wanted, part).orderBy(orderBy(part, false)).limit(count).offset(skip).execute()
  return readParts(wanted, order, { limit, offset }, read)
}

/** Reads a deep page by the keys of its rows. Those are found from the end where that is nearer. */
const rowsByKey = <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
  order: ListOrder,
  asked: ParsedListQuery,
  { key, totalCount }: { key: RawBuilder<unknown>; totalCount: number },
): Promise<Row[]> => {
  const read = (part: ListPart, skip: number, count: number): Promise<Row[]> => {
    // Where some rows have no sort value, nobody knows how long each of the two parts is.
    const left = order.filled ? Number.POSITIVE_INFINITY : Math.max(0, totalCount - skip)
    const isBackwards = left < skip
    const rows = rowsOf(wanted, part)
    const keys = rows
      .clearSelect()
      .select(key.as('key'))
      .orderBy(orderBy(part, isBackwards))
      .limit(Math.min(count, left))
      .offset(isBackwards ? Math.max(0, left - count) : skip)
    return rows.where(sql<boolean>`${key} in (${keys})`).orderBy(orderBy(part, false)).execute()
  }
  return readParts(wanted, order, asked, read)
}

type ReadPart<Row> = (part: ListPart, skip: number, count: number) => Promise<Row[]>

const readParts = async <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
  order: ListOrder,
  { limit, offset }: Pick<ParsedListQuery, 'limit' | 'offset'>,
  read: ReadPart<Row>,
): Promise<Row[]> => {
  const { filled, empty } = partsOf(order)
  const rows = await read(filled, offset, limit)
  if (!empty || rows.length === limit) return rows
  const isPast = rows.length === 0 && offset > 0
  const before = isPast ? await countRows(rowsOf(wanted, filled)) : offset + rows.length
  return [...rows, ...(await read(empty, offset + rows.length - before, limit - rows.length))]
}

/** Reads a deep page from the row before it, which the previous page has cached. */
const deepRows = async <DB, TB extends keyof DB, Row extends object>(
  wanted: Query<DB, TB, Row>,
  order: ListOrder,
  asked: ParsedListQuery,
  { counted, totalCount }: { counted: CountedList; totalCount: number },
): Promise<Row[]> => {
  const { field, direction } = asked.sort
  const read = async (part: ListPart, name: string, from: number, to: number, length: number) => {
    if (to <= from) return []
    const rowBefore = (position: number, find: () => Promise<Cursor | null>) =>
      counted.cached(asked, `row before ${position} of ${name} ${field} ${direction}`, find)
    const start = from === 0 ? null : await rowBefore(from, () => rowAt(wanted, part, from - 1, length))
    if (from > 0 && !start) return []
    const rows = await rowsOf(wanted, part)
      .$if(start !== null, (query) => query.where(start ? after(part, start) : sql<boolean>`true`))
      .select(cursorOf(part))
      .$castTo<Row & Cursor>()
      .orderBy(orderBy(part, false))
      .limit(to - from)
      .execute()
    const last = rows.at(-1)
    if (last) await rowBefore(from + rows.length, async () => last)
    return rows
  }
  const { filled, empty } = partsOf(order)
  const empties = empty
    ? await counted.cached(asked, `rows without ${field}`, () => countRows(rowsOf(wanted, empty)))
    : 0
  const border = totalCount - empties
  const end = Math.min(asked.offset + asked.limit, totalCount)
  const rows = await read(filled, 'filled', asked.offset, Math.min(end, border), border)
  if (empty)
    rows.push(...(await read(empty, 'empty', Math.max(asked.offset - border, 0), end - border, empties)))
  return rows.map(({ sortOfRow, keyOfRow, ...row }) => row as unknown as Row)
}

/** Returns the row at an offset of a part, counted from the nearer end. */
const rowAt = async <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
  part: ListPart,
  position: number,
  length: number,
): Promise<Cursor | null> => {
  const isBackwards = position > length / 2
  const found = await rowsOf(wanted, part)
    .clearSelect()
    .select(cursorOf(part))
    .$castTo<Cursor>()
    .orderBy(orderBy(part, isBackwards))
    .limit(1)
    .offset(isBackwards ? length - 1 - position : position)
    .executeTakeFirst()
  return found ?? null
}

const cursorOf = ({ order: { sort, key } }: ListPart) => [
  sql<string>`(${sort?.value ?? sql`''`})::text`.as('sortOfRow'),
  sql<string>`(${key.value})::text`.as('keyOfRow'),
]

const rowsOf = <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
  { rows }: ListPart,
): Query<DB, TB, Row> => (rows ? wanted.where(rows) : wanted)

export const countRows = async <DB, TB extends keyof DB, Row>(
  wanted: Query<DB, TB, Row>,
): Promise<number> => {
  const { total } = await wanted
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
