import { stringifyQuery } from '../query/query-string.ts'
import type { Place } from './place.ts'
import { type PlaceId, routeTable } from './route-table.ts'

/**
 * The address of a place, with query and hash.
 * @example pathOf(placeOf('import-logs', { districtId: '42' }, { query: { page: 2 } })) // '/42/import-logs?page=2'
 */
export const pathOf = ({ id, params, query, hash }: Place): string => {
  let path = ''
  for (const { text, param } of segmentsOf(id)) {
    const segment = param === null ? text : encodeURIComponent(params[param] ?? '')
    if (segment !== '') path += `/${segment}`
  }
  const search = query ? stringifyQuery(query) : ''
  return `${path || '/'}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}

type Segment = { readonly text: string; readonly param: string | null }

// A page of a list writes an address for each of its rows.
const segmentsByRoute = new Map<PlaceId, readonly Segment[]>()

const segmentsOf = (id: PlaceId): readonly Segment[] => {
  const known = segmentsByRoute.get(id)
  if (known) return known
  const segments = (routeTable[id].path ?? '/').split('/').map((text) => ({
    text,
    param: text.startsWith(':') ? text.replace(/^:|\?$/g, '') : null,
  }))
  segmentsByRoute.set(id, segments)
  return segments
}
