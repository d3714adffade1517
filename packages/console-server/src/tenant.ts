import type { Operation } from '@edconsole/console-core/contract'
import { ApiError } from './http/api-error.ts'
import type { Caller } from './session/caller.ts'

/**
 * The district that a call is about (R18): it must be one of the caller's. Provider staff have all of them.
 * A district that does not exist and one of somebody else are one answer to everybody else.
 * The district that a body makes is nobody's yet.
 * @param own the wanted district when it is one of the caller's
 * @returns its code; empty when the call is about none
 */
export const checkTenant = (
  operation: Operation,
  caller: Caller | null,
  wanted: unknown,
  own: string | null,
): string => {
  if (operation.lea === 'body' || (wanted === undefined && operation.lea !== true)) return ''
  if (typeof wanted !== 'string' || !isLea(wanted))
    throw new ApiError(400, "The parameter 'lea' must be the code of one district.")
  if (!caller) return ''
  if (own === wanted) return own
  if (caller.isEmployee) throw new ApiError(404, 'District not found.')
  throw new ApiError(403, `You don't have access to district ${wanted}.`)
}

/** Whether a text can be the code of a district. */
export const isLea = (text: string): boolean => /^[0-9A-Za-z-]{1,20}$/.test(text)
