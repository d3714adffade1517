import { parseQuery } from '../query/query-string.ts'
import { matchPath } from './match-path.ts'
import type { Place } from './place.ts'

/** A known address, another spelling of one (R1), or null. */
export type PathReading =
  | { place: Place; redirect?: undefined }
  | { redirect: Place; place?: undefined }
  | null

/**
 * Reads an address.
 * @example placeFromPath('/42/import-logs', '?page=2', '')
 */
export const placeFromPath = (pathname: string, search = '', hash = ''): PathReading => {
  const match = matchPath(pathname)
  if (!match) return null
  const query = parseQuery(search)
  const plainHash = hash.replace(/^#/, '')
  const place: Place = {
    id: match.id,
    params: match.params,
    ...(Object.keys(query).length > 0 && { query }),
    ...(plainHash && { hash: plainHash }),
  }
  return match.alias ? { redirect: place } : { place }
}
