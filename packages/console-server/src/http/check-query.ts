import { type Operation, queryKeysOf } from '@edconsole/console-core/contract'
import { ApiError } from './api-error.ts'

/** Keys of a list that hold more than one value; the list itself reads them. */
const NESTED: ReadonlySet<string> = new Set(['sort', 'filter', 'facets'])

/** Refuses a key that the call does not know, and several values where there can be one; the first fault is named. */
export const checkQuery = (operation: Operation, query: Readonly<Record<string, unknown>>): void => {
  const known = queryKeysOf(operation)
  for (const [key, value] of Object.entries(query)) {
    const name = key.slice(0, 60)
    if (!known.includes(key)) throw new ApiError(400, `The parameter '${name}' is not known.`)
    if (typeof value !== 'string' && !(operation.list && NESTED.has(key)))
      throw new ApiError(400, `The parameter '${name}' takes one value.`)
  }
}
