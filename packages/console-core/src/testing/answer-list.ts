import type { FacetGroup } from '../entities/envelope.ts'
import { type Query, type QueryValue, queryGroup } from '../query/query-string.ts'
import type { ListSpec } from '../resources/operation.ts'

/** A page of a list, as a server answers with it. */
export type AnsweredList<Row> = {
  data: Row[]
  extensions: { limit: number; offset: number; totalCount: number; facets?: Record<string, FacetGroup[]> }
}

/** What a list can't be asked for. */
export class BadListQuery extends Error {}

/**
 * Answers a list's question from rows in memory: filters, search, order, page and facets (R16, R46). Fields that a list is filtered
 * by without having them in its rows let every row through.
 * @throws BadListQuery if the list isn't filtered or sorted by a field that the question names
 */
export const answerList = <Row extends object>(
  rows: readonly Row[],
  spec: ListSpec,
  query: Query,
): AnsweredList<Row> => {
  const limit = countOf(query.limit, 25)
  const offset = countOf(query.offset, 0)
  const filters = Object.entries(queryGroup(query.filter))
  for (const [field] of filters) mustBeOneOf('filtered', field, [spec.key, ...spec.filterable])
  const search = typeof query.search === 'string' ? query.search.trim().toLowerCase() : ''
  const found = rows.filter((row) => contains(row, spec, search))
  const matching = (others: typeof filters) =>
    found.filter((row) => others.every(([field, wanted]) => matches(row, field, wanted)))
  const listed = sorted(matching(filters), spec, query.sort)
  const facets = listOf(query.facets).map(String)
  for (const field of facets) mustBeOneOf('grouped', field, spec.facets ?? [])
  const groups = facets.map(
    (field) => [field, groupsOf(matching(filters.filter(([name]) => name !== field)), field)] as const,
  )
  return {
    data: listed.slice(offset, offset + limit),
    extensions: {
      limit,
      offset,
      totalCount: listed.length,
      ...(groups.length > 0 && { facets: Object.fromEntries(groups) }),
    },
  }
}

const mustBeOneOf = (done: string, field: string, fields: readonly string[]): void => {
  if (!fields.includes(field))
    throw new BadListQuery(
      `The list can't be ${done} by '${field}', only by ${fields.join(', ') || 'nothing'}.`,
    )
}

const countOf = (value: QueryValue, absent: number): number =>
  value === undefined || value === null ? absent : Number(value)

const listOf = (value: QueryValue): readonly QueryValue[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

const fieldOf = (row: object, field: string): unknown => Reflect.get(row, field)

const contains = (row: object, { key, searchable }: ListSpec, search: string): boolean =>
  search === '' ||
  [key, ...searchable].some((field) => textOf(fieldOf(row, field)).toLowerCase().includes(search))

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const matches = (row: object, field: string, wanted: QueryValue): boolean => {
  if (!(field in row)) return true
  const value = fieldOf(row, field)
  if (Array.isArray(value)) return value.some((one: unknown) => matchesOne(one, wanted))
  return matchesOne(value, wanted)
}

const matchesOne = (value: unknown, wanted: QueryValue): boolean => {
  if (Array.isArray(wanted)) return wanted.map(String).includes(textOf(value))
  const bounds = queryGroup(wanted)
  const names = Object.keys(bounds)
  if (names.length === 0) return textOf(value) === String(wanted)
  return names.every((name) => isWithin(value, name, textOf(bounds[name])))
}

const isWithin = (value: unknown, bound: string, wanted: string): boolean => {
  if (bound === 'empty') return (textOf(value) === '') === (wanted === 'true')
  if (bound === 'contains') return textOf(value).toLowerCase().includes(wanted.toLowerCase())
  if (textOf(value) === '') return false
  const order = compare(value, typeof value === 'number' ? Number(wanted) : wanted)
  if (bound === 'gte') return order >= 0
  if (bound === 'lte') return order <= 0
  return bound === 'gt' ? order > 0 : bound === 'lt' && order < 0
}

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [first, second] = [textOf(one).toLowerCase(), textOf(other).toLowerCase()]
  return first < second ? -1 : Number(first > second)
}

/** Rows without a value stand last, in either direction. */
const sorted = <Row extends object>(rows: readonly Row[], spec: ListSpec, asked: QueryValue): Row[] => {
  const [given] = Object.entries(queryGroup(asked))
  if (given) mustBeOneOf('sorted', given[0], [spec.key, ...spec.sortable])
  const [field, direction] = given ?? Object.entries(spec.defaultSort)[0] ?? [spec.key, 'asc']
  const sign = direction === 'desc' ? -1 : 1
  return [...rows].sort((one, other) => {
    const [first, second] = [fieldOf(one, field), fieldOf(other, field)]
    const blanks = Number(textOf(first) === '') - Number(textOf(second) === '')
    return blanks || compare(first, second) * sign
  })
}

const groupsOf = (rows: readonly object[], field: string): FacetGroup[] => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = textOf(fieldOf(row, field))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || compare(one.value, other.value))
}
