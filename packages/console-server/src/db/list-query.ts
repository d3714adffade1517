import type { FacetGroup, ListSpec, Operation } from '@edconsole/console-core/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { addedUp, type CountedList, questionOf } from './counted-list.ts'
import { filterCondition } from './filter-condition.ts'
import type { ListField, ListFields } from './list-field.ts'
import { groupsOf, type Learned } from './list-memory.ts'
import { orderOf } from './list-order.ts'
import { pageOf } from './list-page.ts'
import type { ParsedListQuery } from './parse-list-query.ts'

export type ListPage<Row> = {
  rows: Row[]
  totalCount: number
  limit: number
  offset: number
  facets?: Record<string, FacetGroup[]>
}

/** What a list needs to know to be asked. */
export type ListPlan = {
  readonly spec: ListSpec
  readonly fields: ListFields
  /** What tells rows apart that are equal in what they are sorted by, when it is not the spec's key. */
  readonly tieBreaker?: ListField
  /** Texts that `search` looks into. */
  readonly searched: readonly RawBuilder<unknown>[]
  /** Groups of a facet that are more than value and count. */
  readonly facets?: Readonly<Record<string, (where: RawBuilder<boolean>) => Promise<FacetGroup[]>>>
}

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
  const wanted = query.where(whereOf(plan, asked))
  const learned = counted ? await learnedAbout(counted, asked) : undefined
  const { rows, totalCount } = await pageOf(wanted, orderOf(plan, asked.sort), asked, learned)
  const page = { rows, totalCount, limit: asked.limit, offset: asked.offset }
  return asked.facets.length === 0 ? page : { ...page, facets: await facetsOf(query, plan, asked, learned) }
}

const learnedAbout = async (counted: CountedList, asked: ParsedListQuery): Promise<Learned> => {
  const standing = await counted.standing()
  const learned = counted.memory.about(questionOf(counted, asked), standing.version)
  const total = addedUp(counted, standing, asked)
  if (total !== null) learned.total = Promise.resolve(total)
  return learned
}

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

const searchCondition = (plan: ListPlan, search: string): RawBuilder<boolean> => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    plan.searched.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`
}
