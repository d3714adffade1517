import qs from 'qs'
import { ApiError } from './api-error.ts'

/** The nested keys behind the question mark (R16). */
export const readQuery = (url: string): Record<string, unknown> => {
  const { search } = new URL(url)
  // The database cannot keep a null character.
  if (/%00/.test(search)) throw new ApiError(400, 'A parameter contains a null character.')
  // Else this name would be dropped without a word, and the list with it would hold more than was asked for.
  const [, outer] = /[?&]([^=&[%]*)[^=&]*__proto__/.exec(search) ?? []
  if (outer !== undefined) throw new ApiError(400, `The parameter '${outer}' can't be read.`)
  return qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 3,
    arrayLimit: 1000,
    parameterLimit: 2000,
    // Else a name such as `constructor` would be dropped without a word.
    plainObjects: true,
  })
}
