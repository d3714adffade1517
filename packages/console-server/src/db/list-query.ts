import type { FacetGroup, Operation } from '@edconsole/console-core/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CountedList } from './counted-list.ts'
import type { FieldKind, ListField } from './list-field.ts'
import { type ListPlan, orderOf } from './list-order.ts'
import { countRows, isDeep, type ListPage, pageOf, totalOf } from './list-page.ts'
import type { FilterOperator, ListFilter } from './parse-filter.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { typedValue } from './typed-value.ts'

const SIGNS: Readonly<Record<Exclude<FilterOperator, 'contains'>, string>> = {
  gte: '>=',
  lte: '<=',
  gt: '>',
  lt: '<',
}

/** Kinds that sort as text, where empty counts as no value. */
const TEXTUAL: readonly FieldKind[] = ['text', 'code', 'date']

/** Creates the plan of a list operation; it must cover every field that the list declares. */
export const listPlan = (operation: Operation, parts: Omit<ListPlan, 'spec'>): ListPlan => {
  const { list: spec, id } = operation
  if (!spec) throw new Error(`${id} is no list.`)
  const missing = [spec.key, ...spec.sortable, ...spec.filterable].filter((name) => !parts.fields[name])
  if (missing.length > 0) throw new Error(`${id} has no field ${missing.join(', ')}.`)
  return { spec, ...parts }
}

/** Shorter ways to parts of a list. */
export type ListShortcuts<DB, TB extends keyof DB, Row> = {
  /** Holds at least the rows up to the end of the page. */
  readonly page?: SelectQueryBuilder<DB, TB, Row>
  /** Counts all rows. */
  readonly count?: () => Promise<number>
}

/**
 * Returns a page of a list, with its total and the requested facets (R16, R46). `query` holds the fixed conditions,
 * such as the district.
 * @param counted for lists of tables that keep growing
 */
export const runList = async <DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
  counted?: CountedList,
  { page: first = query, count }: ListShortcuts<DB, TB, Row> = {},
): Promise<ListPage<Row>> => {
  const where = whereOf(plan, asked)
  const together = counted ? undefined : await groupedTogether(query.where(where), plan, asked)
  const inOrder =
    plan.singleIndexes && counted && (await isQuickerInOrder(query.where(where), asked, counted))
  // `coalesce` keeps the planner from using an index for the condition, so it reads in list order and skips other rows.
  const wanted = first.where(inOrder ? sql<boolean>`coalesce(${where}, false)` : where)
  const countAll = count ?? (() => countRows(query.where(where)))
  const { rows, totalCount } = await pageOf(wanted, orderOf(plan, asked.sort), asked, {
    counted,
    key: plan.keysFirst ? plan.fields[plan.spec.key]?.value : undefined,
    count: async () => together?.total ?? (await countAll()),
  })
  const page = { rows, totalCount, limit: asked.limit, offset: asked.offset }
  if (asked.facets.length === 0) return page
  const others = asked.facets.filter((name) => together?.facets[name] === undefined)
  const found = await facetsOf(query, plan, { ...asked, facets: others }, counted)
  return { ...page, facets: { ...found, ...together?.facets } }
}

/** Margin for reading in order, which also reads rows that don't match. */
const ADVANTAGE = 2

/**
 * Returns whether reading in list order until the page is full is cheaper than finding and sorting all matches. The
 * planner can't tell, because it has no statistics on values inside `data`.
 */
const isQuickerInOrder = async <DB, TB extends keyof DB, Row>(
  wanted: SelectQueryBuilder<DB, TB, Row>,
  asked: ParsedListQuery,
  counted: CountedList,
): Promise<boolean> => {
  const { filters, search, sort, offset, limit } = asked
  const isNarrowed = filters.length > 0 || search !== ''
  if (!isNarrowed || isDeep(asked) || filters.some(({ name }) => name === sort.field)) return false
  const total = await totalOf(counted, asked, () => countRows(wanted))
  const all = counted.totalOf({ ...asked, filters: [], search: '' }) ?? total
  return total < all && ((offset + limit) * all * ADVANTAGE) / total < total
}

/**
 * Counts facets that no filter is about, and with them the total, in one pass over the rows. Undefined where that saves
 * nothing.
 */
const groupedTogether = async <DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  { facets, filters }: ParsedListQuery,
): Promise<{ total: number; facets: Record<string, FacetGroup[]> } | undefined> => {
  const names = facets.filter((name) => !plan.facets?.[name] && filters.every((one) => one.name !== name))
  if (names.length === 0) return undefined
  const values = names.map((name) => groupValue(plan, name))
  const rows = await query
    .clearSelect()
    .select([
      sql<string[]>`array[${sql.join(values)}]`.as('values'),
      sql<number[]>`array[${sql.join(values.map((value) => sql`grouping(${value})`))}]`.as('left'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(sql`grouping sets (${sql.join([...values.map((value) => sql`(${value})`), sql`()`])})`)
    .$castTo<{ values: string[]; left: number[]; count: number }>()
    .execute()
  const groupsOf = (index: number) =>
    rows
      .filter(({ left }) => left[index] === 0)
      .map(({ values: found, count }) => ({ value: found[index] ?? '', count }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, GROUPS_MAX)
  return {
    // Of no rows there is no group, but still their number.
    total: rows.find(({ left }) => left.every((isLeft) => isLeft === 1))?.count ?? 0,
    facets: Object.fromEntries(names.map((name, index) => [name, groupsOf(index)])),
  }
}

const groupValue = (plan: ListPlan, name: string): RawBuilder<string> =>
  sql<string>`coalesce(${plan.fields[name]?.value ?? sql`null`}::text, '')`

const GROUPS_MAX = 500

/** Counts facets. A facet ignores its own filter, to show what else could be chosen. */
const facetsOf = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
  counted: CountedList | undefined,
): Promise<Record<string, FacetGroup[]>> => {
  const found: Record<string, FacetGroup[]> = {}
  for (const name of asked.facets) {
    const where = whereOf(plan, asked, name)
    const own = plan.facets?.[name]
    const find = () => (own ? own(where) : groups(query.where(where), plan, name))
    found[name] = counted ? await counted.cached(asked, `groups of ${name}`, find) : await find()
  }
  return found
}

const groups = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  name: string,
): Promise<FacetGroup[]> =>
  query
    .clearSelect()
    .select([groupValue(plan, name).as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(GROUPS_MAX)
    .$castTo<FacetGroup>()
    .execute()

const whereOf = (plan: ListPlan, asked: ParsedListQuery, without?: string): RawBuilder<boolean> => {
  const filters = asked.filters.filter((filter) => filter.name !== without).map(filterCondition)
  const conditions = asked.search === '' ? filters : [...filters, searchCondition(plan, asked.search)]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Matches rows that contain every word in any order: "wes abara" and "Abara, Wes" find the same. */
const searchCondition = (
  { searched, foundBy, searchedBeside }: ListPlan,
  search: string,
): RawBuilder<boolean> => {
  const split = search.split(/[\s,]+/).filter((word) => word !== '')
  const words = split.length === 0 ? [search] : split
  const all = (found: (word: string) => RawBuilder<unknown>) =>
    sql<boolean>`(${sql.join(words.map(found), sql` and `)})`
  const has = (text: RawBuilder<unknown>, word: string) =>
    sql<boolean>`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
  const own = all(
    (word) =>
      sql`(${sql.join([...searched.map((text) => has(text, word)), ...(foundBy?.(word) ?? [])], sql` or `)})`,
  )
  if (!searchedBeside) return own
  return sql`(${own} or ${searchedBeside((text) => all((word) => has(text, word)))})`
}

/** Returns a filter's condition. User input is always a parameter, never SQL. */
export const filterCondition = ({ field, anyOf, bounds, empty }: ListFilter): RawBuilder<boolean> => {
  if (anyOf && field.matches) return field.matches(anyOf)
  if (anyOf) return oneOf(field, anyOf)
  const conditions = (bounds ?? []).map(({ operator, value }) =>
    operator === 'contains'
      ? sql`position(lower(${value}::text) in lower(${field.value})) > 0`
      : sql`${field.sortBy ?? field.value} ${sql.raw(SIGNS[operator])} ${asSorted(field, value)}`,
  )
  if (empty !== undefined) conditions.push(empty ? isEmpty(field) : isFilled(field))
  return sql`(${sql.join(conditions, sql` and `)})`
}

// Both match the field's index.
const isEmpty = ({ kind, value, sortBy = value, present }: ListField): RawBuilder<unknown> => {
  if (present) return sql`not ${present}`
  if (kind === 'grade') return sql`(${sortBy} is null and coalesce(${value}, '') = '')`
  return TEXTUAL.includes(kind) ? sql`(${sortBy} is null or ${sortBy} = '')` : sql`${sortBy} is null`
}

const isFilled = ({ kind, value, sortBy = value, present }: ListField): RawBuilder<unknown> => {
  if (present) return present
  if (kind === 'grade') return sql`${value} <> ''`
  return TEXTUAL.includes(kind) ? sql`${sortBy} > ''` : sql`${sortBy} is not null`
}

const oneOf = (field: ListField, values: readonly string[]): RawBuilder<boolean> => {
  const exactly = sql<boolean>`${field.value} in (${sql.join(values.map((value) => typedValue(field.kind, value)))})`
  if (!field.sortBy) return exactly
  // The index holds the sort value, which narrows down the rows; the value itself decides.
  const narrowed = sql`${field.sortBy} in (${sql.join(values.map((value) => asSorted(field, value)))})`
  return sql`(${narrowed} and ${exactly})`
}

const asSorted = ({ kind, toSortBy }: ListField, value: string): RawBuilder<unknown> =>
  toSortBy ? toSortBy(typedValue(kind, value)) : typedValue(kind, value)
