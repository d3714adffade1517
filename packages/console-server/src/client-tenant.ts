import type { Operation } from '@edconsole/console-core/contract'
import { callerDistricts } from './db/caller-districts.ts'
import type { Db } from './db/schema.ts'
import { ApiError } from './http/api-error.ts'
import type { Caller } from './session/caller.ts'

/**
 * The client that a call is about (R19): it must be the one of a district of the caller. Provider staff have all of them.
 * A client that does not exist and one of somebody else are one answer to everybody else.
 * @returns its id; 0 when the call is about none
 */
export const checkClient = async (
  db: Db,
  operation: Operation,
  caller: Caller | null,
  wanted: string | undefined,
): Promise<number> => {
  if (operation.clientHeader !== true || !caller) return 0
  if (wanted === undefined || !/^[1-9]\d{0,8}$/.test(wanted))
    throw new ApiError(400, 'The X-Ied-Client-Id header must be one client ID.')
  const id = Number(wanted)
  if (caller.isEmployee) {
    if (await db.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()) return id
    throw new ApiError(404, 'Client not found.')
  }
  const own = await callerDistricts(db, caller)
    .select('districts.id')
    .where('illuminateClientId', '=', id)
    .executeTakeFirst()
  if (own) return id
  throw new ApiError(403, `You don't have access to client ${id}.`)
}
