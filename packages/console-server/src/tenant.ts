import type { Operation } from '@edconsole/console-core/contract'
import { callerDistricts } from './db/caller-districts.ts'
import type { Db } from './db/schema.ts'
import { ApiError } from './http/api-error.ts'
import type { Caller } from './session/caller.ts'

/**
 * The district that a call is about (R18): it must be one of the caller's. Provider staff have all of them.
 * A district that does not exist and one of somebody else are one answer to everybody else.
 * The district that a body makes is nobody's yet.
 * @returns its code; empty when the call is about none
 */
export const checkTenant = async (
  db: Db,
  operation: Operation,
  caller: Caller | null,
  wanted: unknown,
): Promise<string> => {
  if (operation.lea === 'body' || (wanted === undefined && operation.lea !== true)) return ''
  if (typeof wanted !== 'string' || !/^[0-9A-Za-z-]{1,20}$/.test(wanted))
    throw new ApiError(400, "The parameter 'lea' must be the code of one district.")
  if (!caller) return ''
  const district = await callerDistricts(db, caller)
    .select('lea')
    .where('lea', '=', wanted)
    .executeTakeFirst()
  if (district) return district.lea
  if (caller.isEmployee) throw new ApiError(404, `No district has the code ${wanted}.`)
  throw new ApiError(403, `The district ${wanted} is not one of yours.`)
}
