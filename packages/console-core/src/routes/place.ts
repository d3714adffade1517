import type { Query } from '../query/query-string.ts'
import { type PlaceId, type RouteParams, routeTable } from './route-table.ts'

/** Somewhere in the console: a route with its parameters. The only thing that becomes an address. */
export type Place<Id extends PlaceId = PlaceId> = {
  readonly id: Id
  readonly params: Readonly<Record<string, string>>
  readonly query?: Query
  /** Without the `#`. */
  readonly hash?: string
}

/** Query and hash of a place. */
export type PlaceExtras = { readonly query?: Query; readonly hash?: string }

type PlaceArguments<Params> = object extends Params
  ? [params?: Params, extras?: PlaceExtras]
  : [params: Params, extras?: PlaceExtras]

/**
 * A place, with exactly the parameters that its route asks for.
 * @example placeOf('import-log-details', { districtId: '42', batchId: '48212', etlStatusId: '7' })
 */
export const placeOf = <Id extends PlaceId>(
  id: Id,
  ...[params, extras = {}]: PlaceArguments<RouteParams<Id>>
): Place<Id> => ({ id, params: present(params ?? {}), ...extras })

/**
 * A place from whatever parameters are at hand; null when the route needs one that is missing.
 * @example placeWith(item.id, { districtId: district.id })
 */
export const placeWith = <Id extends PlaceId>(
  id: Id,
  available: Readonly<Record<string, string | undefined>>,
  extras: PlaceExtras = {},
): Place<Id> | null => {
  const params: Record<string, string> = {}
  for (const { name, optional } of paramNamesOf(id)) {
    const value = available[name]
    if (value) params[name] = value
    else if (!optional) return null
  }
  return { id, params, ...extras }
}

const paramNamesOf = (id: PlaceId): { name: string; optional: boolean }[] =>
  (routeTable[id].path ?? '')
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => ({ name: segment.replace(/^:|\?$/g, ''), optional: segment.endsWith('?') }))

const present = (params: object): Record<string, string> => {
  const filled: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') filled[name] = value
  return filled
}
