import { CONSTANTS } from '@edconsole/console-core/contract'
import { schoolYear } from '@edconsole/console-core/schemas'
import { ApiError } from './api-error.ts'
import type { Call } from './handler.ts'

/** Returns a numeric ID from the path, or answers 404. */
export const numberParam = ({ params }: Pick<Call, 'params'>, name = 'id'): number => {
  const text = params[name] ?? ''
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ApiError(404, `'${text.slice(0, 40)}' isn't a valid ID.`)
}

/** Returns how many rows the query asks for at most, or undefined. */
export const limitParam = ({ query }: Pick<Call, 'query'>): number | undefined => {
  const { limit } = query
  if (limit === undefined) return undefined
  const count = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0
  if (count >= 1 && count <= CONSTANTS.limitMax) return count
  throw new ApiError(400, `The parameter 'limit' must be a number from 1 to ${CONSTANTS.limitMax}.`)
}

/** Returns the START year in the query (R31), or undefined. */
export const yearParam = ({ query }: Pick<Call, 'query'>): number | undefined => {
  const value = query.schoolYear
  if (value === undefined) return undefined
  const year = schoolYear.safeParse(typeof value === 'string' && value !== '' ? Number(value) : value)
  if (year.success) return year.data
  throw new ApiError(400, "The parameter 'schoolYear' must be a start year such as 2026.")
}
