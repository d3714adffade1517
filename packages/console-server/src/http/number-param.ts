import { ApiError } from './api-error.ts'
import type { Call } from './handler.ts'

/** A record's number out of the address; anything else names no record. */
export const numberParam = ({ params }: Pick<Call, 'params'>, name = 'id'): number => {
  const text = params[name] ?? ''
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ApiError(404, `'${text.slice(0, 40)}' isn't a valid ID.`)
}
