import { CONSTANTS, isRecord, type ListSpec } from '@edconsole/console-core/contract'
import { BadRequest } from './database-errors.ts'
import type { ListFields } from './list-field.ts'
import { type ListFilter, parseFilter } from './parse-filter.ts'

/** A validated list query. */
export type ParsedListQuery = {
  readonly limit: number
  readonly offset: number
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' }
  readonly filters: readonly ListFilter[]
  /** In lower case; empty for none. */
  readonly search: string
  readonly facets: readonly string[]
}

type RawQuery = Readonly<Record<string, unknown>>

/** Validates a query string against what the list declares (R16, R46), naming the first fault. */
export const parseListQuery = (
  { spec, fields }: { spec: ListSpec; fields: ListFields },
  raw: RawQuery,
): ParsedListQuery => ({
  limit: parseWhole('limit', raw.limit, {
    from: 1,
    to: CONSTANTS.limitMax,
    otherwise: CONSTANTS.pageSizeDefault,
  }),
  offset: parseWhole('offset', raw.offset, { from: 0, to: 2_000_000_000, otherwise: 0 }),
  sort: parseSort(spec, raw.sort),
  filters: parseFilters(spec, fields, raw.filter),
  search: parseSearch(raw.search),
  facets: parseFacets(spec, raw.facets),
})

const parseWhole = (
  name: string,
  value: unknown,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number => {
  if (value === undefined) return otherwise
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (number >= from && number <= to) return number
  throw new BadRequest(`The parameter '${name}' must be a whole number from ${from} to ${to}.`)
}

const parseSort = (spec: ListSpec, value: unknown): ParsedListQuery['sort'] => {
  const wanted = value === undefined ? spec.defaultSort : value
  const entries = isRecord(wanted) ? Object.entries(wanted) : []
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw new BadRequest("The parameter 'sort' must name one column, as in sort[name]=asc.")
  const [field, direction] = entry
  if (field !== spec.key && !spec.sortable.includes(field))
    throw new BadRequest(`The parameter 'sort' names '${shown(field)}', which this list can't be sorted by.`)
  if (direction !== 'asc' && direction !== 'desc')
    throw new BadRequest(`The parameter 'sort[${shown(field)}]' must be asc or desc.`)
  return { field, direction }
}

const parseFilters = (spec: ListSpec, fields: ListFields, value: unknown): ListFilter[] => {
  if (value === undefined) return []
  if (!isRecord(value))
    throw new BadRequest("The parameter 'filter' must name columns, as in filter[status]=failed.")
  return Object.entries(value).map(([name, wanted]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field || (name !== spec.key && !spec.filterable.includes(name)))
      throw new BadRequest(
        `The parameter 'filter' names '${shown(name)}', which this list can't be filtered by.`,
      )
    return parseFilter(name, field, wanted, spec.mayBeEmpty?.includes(name))
  })
}

const parseSearch = (value: unknown): string => {
  if (value === undefined) return ''
  if (typeof value !== 'string' || value.length > CONSTANTS.searchMax)
    throw new BadRequest(`The parameter 'search' can have at most ${CONSTANTS.searchMax} characters.`)
  return value.trim().toLowerCase()
}

const parseFacets = (spec: ListSpec, value: unknown): string[] => {
  if (value === undefined) return []
  const names: unknown[] = Array.isArray(value) ? value : [value]
  const known = names.map((name) => {
    if (typeof name === 'string' && spec.facets?.includes(name)) return name
    throw new BadRequest(
      `The parameter 'facets' names '${shown(name)}', which this list can't be grouped by.`,
    )
  })
  // Each facet is a query: don't repeat it for repeated names.
  return [...new Set(known)]
}

const shown = (value: unknown): string =>
  String(typeof value === 'string' ? value : typeof value).slice(0, 60)
