import qs from 'qs'
import { ApiError } from './api-error.ts'

/** Parses the query string into nested keys (R16). */
export const readQuery = (url: string): Record<string, unknown> => {
  const { search } = new URL(url)
  // The database can't store null characters.
  if (/%00/.test(search)) throw new ApiError(400, 'A parameter contains a null character.')
  // The parser would silently drop this key, and the list would hold more than requested.
  const [, outer] = /[?&]([^=&[%]*)[^=&]*__proto__/.exec(search) ?? []
  if (outer !== undefined) throw new ApiError(400, `The parameter '${outer}' can't be read.`)
  return qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 3,
    arrayLimit: 1000,
    parameterLimit: 2000,
    // Otherwise keys such as `constructor` would be dropped silently.
    plainObjects: true,
  })
}
