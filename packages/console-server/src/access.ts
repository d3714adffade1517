import { isSignInText, type Operation, type OperationId, satisfies } from '@edconsole/console-core/contract'
import { OPERATION_ACCESS } from './access-data.ts'
import { callerDistricts } from './db/caller-districts.ts'
import type { Db } from './db/schema.ts'
import { ApiError } from './http/api-error.ts'
import { SIGN_IN_FIRST } from './http/require-caller.ts'
import type { ServerContext } from './server-context.ts'
import type { Caller } from './session/caller.ts'

/** Lets a call pass, or refuses it: nobody signed in, or a role missing (R47). */
export const checkAccess = (
  id: OperationId,
  caller: Caller | null,
  employeeAccess: ServerContext['employeeAccess'],
  params: Readonly<Record<string, string>>,
): void => {
  const access = OPERATION_ACCESS[id]
  if (access === 'public' || (id === 'reference.configuration' && isSignInText(params.key))) return
  if (!caller) throw new ApiError(401, SIGN_IN_FIRST)
  if (access === 'signed-in' || access.some((rule) => satisfies(rule, caller.reachableRoles, employeeAccess)))
    return
  throw new ApiError(403, `This requires ${access.map((rule) => rule.all.join(' and ')).join(', or ')}.`)
}

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
