import type { Place } from './place.ts'
import { placeFromPath } from './place-from-path.ts'

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
