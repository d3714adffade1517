import type { OperationId } from '@edconsole/console-core/contract'
import { isSignInText, satisfies } from '@edconsole/console-core/contract'
import { OPERATION_ACCESS } from './access-data.ts'
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
