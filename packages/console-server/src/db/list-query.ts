import type { FacetGroup, Operation } from '@edconsole/console-core/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { addedUp, type CountedList, questionOf } from './counted-list.ts'
import { filterCondition } from './filter-condition.ts'
import { groupsOf, type Learned } from './list-memory.ts'
import type { ListPlan } from './list-order.ts'
import { orderOf } from './list-order.ts'
import type { ListPage } from './list-page.ts'
import { pageOf } from './list-page.ts'
import { isDeep } from './list-rows.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { rowsIn } from './standing.ts'

/** A plan for an operation that answers with a list; every field that the list declares must be there. */
export const listPlan = (operation: Operation, parts: Omit<ListPlan, 'spec'>): ListPlan => {
  const { list: spec, id } = operation
  if (!spec) throw new Error(`${id} is no list.`)
  const missing = [spec.key, ...spec.sortable, ...spec.filterable].filter((name) => !parts.fields[name])
  if (missing.length > 0) throw new Error(`${id} has no field ${missing.join(', ')}.`)
  return { spec, ...parts }
}

/**
 * One page of a list, with its total and the groups that were asked for (R16, R46).
 * `query` holds what is always true of the rows, the district above all.
 * @param counted for lists of tables that grow without end
 */
export const runList = async <DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
  counted?: CountedList,
): Promise<ListPage<Row>> => {
  const { learned, all } = counted ? await knownOf(counted, asked) : UNKNOWN
  const where = whereOf(plan, asked)
  const inOrder = plan.singleIndexes === true && isQuickerInOrder(asked, await learned?.total, all)
  // No index serves a condition that is wrapped up: the list is read in its order, and what does not fit is passed over.
  const wanted = query.where(inOrder ? sql<boolean>`coalesce(${where}, false)` : where)
  const { rows, totalCount } = await pageOf(wanted, orderOf(plan, asked.sort), asked, learned)
  const page = { rows, totalCount, limit: asked.limit, offset: asked.offset }
  return asked.facets.length === 0 ? page : { ...page, facets: await facetsOf(query, plan, asked, learned) }
}

type Known = {
  readonly learned: Learned | undefined
  /** How many rows the list has without filters and search. */
  readonly all: number
}

const UNKNOWN: Known = { learned: undefined, all: 0 }

const knownOf = async (counted: CountedList, asked: ParsedListQuery): Promise<Known> => {
  const standing = await counted.standing()
  const learned = counted.memory.about(questionOf(counted, asked), standing.version)
  const total = addedUp(counted, standing, asked)
  if (total !== null) learned.total = Promise.resolve(total)
  return { learned, all: rowsIn(standing, counted.scopes[0]) }
}

/** Looking at row after row needs an advantage: it also looks at those that are not wanted. */
const ADVANTAGE = 2

/**
 * Whether reading the list in its order until the page is full is less than finding and sorting all rows that are wanted.
 * The database cannot tell: it knows nothing of how values inside `data` are spread.
 */
const isQuickerInOrder = (asked: ParsedListQuery, total: number | undefined, all: number): boolean =>
  total !== undefined &&
  total < all &&
  !isDeep(asked) &&
  !asked.filters.some(({ name }) => name === asked.sort.field) &&
  ((asked.offset + asked.limit) * all * ADVANTAGE) / total < total

/** A facet shows what else could be chosen, so its own filter does not narrow it. */
const facetsOf = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
  learned: Learned | undefined,
): Promise<Record<string, FacetGroup[]>> => {
  const found: Record<string, FacetGroup[]> = {}
  for (const name of asked.facets) {
    const where = whereOf(plan, asked, name)
    const own = plan.facets?.[name]
    found[name] = await groupsOf(learned, name, () =>
      own ? own(where) : groups(query.where(where), plan, name),
    )
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
    .select([
      sql<string>`coalesce(${plan.fields[name]?.value ?? sql`null`}::text, '')`.as('value'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(500)
    .$castTo<FacetGroup>()
    .execute()

const whereOf = (plan: ListPlan, asked: ParsedListQuery, without?: string): RawBuilder<boolean> => {
  const filters = asked.filters.filter((filter) => filter.name !== without).map(filterCondition)
  const conditions = asked.search === '' ? filters : [...filters, searchCondition(plan, asked.search)]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Every word has to stand somewhere in what is searched, in any order: "wes abara" and "Abara, Wes" find the same. */
const searchCondition = ({ searched, searchedBeside }: ListPlan, search: string): RawBuilder<boolean> => {
  const words = search.split(/[\s,]+/).filter((word) => word !== '')
  const patterns = (words.length === 0 ? [search] : words).map(
    (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`,
  )
  const all = (found: (pattern: string) => RawBuilder<unknown>) =>
    sql<boolean>`(${sql.join(patterns.map(found), sql` and `)})`
  const own = all(
    (pattern) =>
      sql`(${sql.join(
        searched.map((text) => sql`${text} ilike ${pattern}`),
        sql` or `,
      )})`,
  )
  if (!searchedBeside) return own
  return sql`(${own} or ${searchedBeside((text) => all((pattern) => sql`${text} ilike ${pattern}`))})`
}
