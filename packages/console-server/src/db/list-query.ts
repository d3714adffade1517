import type { FacetGroup, ListSpec, Operation } from '@edconsole/console-core/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { filterCondition } from './filter-condition.ts'
import type { ListFields } from './list-field.ts'
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
 */
export const runList = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
): Promise<ListPage<Row>> => {
  const wanted = query.where(whereOf(plan, asked))
  const count = await wanted
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  const totalCount = count.total
  const rows =
    asked.offset < totalCount
      ? await wanted.orderBy(orderOf(plan, asked)).limit(asked.limit).offset(asked.offset).execute()
      : []
  const page = { rows, totalCount, limit: asked.limit, offset: asked.offset }
  return asked.facets.length === 0 ? page : { ...page, facets: await facetsOf(query, plan, asked) }
}

/** A facet shows what else could be chosen, so its own filter does not narrow it. */
const facetsOf = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ParsedListQuery,
): Promise<Record<string, FacetGroup[]>> => {
  const found: Record<string, FacetGroup[]> = {}
  for (const name of asked.facets) {
    const where = whereOf(plan, asked, name)
    const own = plan.facets?.[name]
    found[name] = own ? await own(where) : await groups(query.where(where), plan, name)
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

/** Ties are broken by the key in the same direction, so that one index serves both directions. */
const orderOf = (plan: ListPlan, { sort }: ParsedListQuery): RawBuilder<unknown> => {
  const direction = sql.raw(sort.direction)
  const by = (name: string): RawBuilder<unknown> => {
    const field = plan.fields[name]
    if (!field) throw new Error(`The list has no field ${name}.`)
    return sql`${field.sortBy ?? field.value} ${direction}`
  }
  const key = by(plan.spec.key)
  return sort.field === plan.spec.key ? key : sql`${by(sort.field)}, ${key}`
}
