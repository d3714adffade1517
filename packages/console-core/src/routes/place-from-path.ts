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

const HERE = 'http://console.invalid'

/** The place that a path with query and hash means; null for foreign or unknown addresses. */
export const placeFromHref = (href: string): Place | null => {
  if (!href.startsWith('/') || !URL.canParse(href, HERE)) return null
  const url = new URL(href, HERE)
  // `//other.example` and `/\other.example` leave the console.
  if (url.origin !== HERE) return null
  const reading = placeFromPath(url.pathname, url.search, url.hash)
  return reading?.place ?? reading?.redirect ?? null
}
