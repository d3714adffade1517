import { stringifyQuery } from '../query/query-string.ts'
import type { Place } from './place.ts'
import { routeTable } from './route-table.ts'

/**
 * The address of a place, with query and hash.
 * @example pathOf(placeOf('import-logs', { districtId: '42' }, { query: { page: 2 } })) // '/42/import-logs?page=2'
 */
export const pathOf = ({ id, params, query, hash }: Place): string => {
  const segments = (routeTable[id].path ?? '/').split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    return encodeURIComponent(params[segment.replace(/^:|\?$/g, '')] ?? '')
  })
  const path = `/${segments.filter(Boolean).join('/')}`
  const search = query ? stringifyQuery(query) : ''
  return `${path}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}
