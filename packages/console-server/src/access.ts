import { isSignInText, type Operation, type OperationId, satisfies } from '@edconsole/console-core/contract'
import { OPERATION_ACCESS } from './access-data.ts'
import { callerDistricts } from './db/caller-districts.ts'
import type { Db } from './db/schema.ts'
import { ApiError } from './http/api-error.ts'
import { SIGN_IN_FIRST } from './http/require-caller.ts'
import type { ServerContext } from './server-context.ts'
import type { Caller } from './session/caller.ts'

/** Refuses a call without the session or role it requires (R47). */
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

/** Calls that no token may make: anyone who found a token could otherwise create another one, or revoke those of others. */
const SESSION_ONLY: ReadonlySet<OperationId> = new Set(['serviceTokens.create', 'serviceTokens.revoke'])

/** Refuses what a service account's token isn't for. What the account may do is checked as for any other caller. */
export const checkProgram = (
  id: OperationId,
  { method }: Operation,
  { mayWrite }: { readonly mayWrite: boolean },
): void => {
  if (SESSION_ONLY.has(id)) throw new ApiError(403, "Tokens can't create or revoke tokens. Sign in instead.")
  if (!mayWrite && method !== 'GET') throw new ApiError(403, 'This token can only read.')
}

/**
 * Checks access to the call's district (R18). Provider staff have access to all. To others, an unknown district and one
 * without access look the same. Skips a district that the body creates.
 * @param own the requested district, if the caller has access to it
 * @returns its code; empty if the call has no district
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

/** True if a text has the form of a district code. */
export const isLea = (text: string): boolean => /^[0-9A-Za-z-]{1,20}$/.test(text)

/**
 * Checks access to the call's client (R19), which must be that of one of the caller's districts. Provider staff have
 * access to all. To others, an unknown client and one without access look the same.
 * @returns its ID; 0 if the call has no client
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
