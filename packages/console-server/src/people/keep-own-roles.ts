import { ROLES, type Role } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../session/caller.ts'
import { rolesOf } from '../session/reachable-roles.ts'

/** Without one of these nobody could undo what they did to themselves. */
const KEPT: readonly Role[] = ROLES.filter((role) => role.startsWith('ROLE_USER_ROLE_'))

/** To be asked after a change: refuses it when the caller has lost a role that opens roles. */
export const keepOwnRoles = async (db: Db, { userId, reachableRoles }: Caller): Promise<void> => {
  const { reachable } = await rolesOf(db, userId)
  const lost = KEPT.filter((role) => reachableRoles.includes(role) && !reachable.includes(role))
  if (lost.length > 0) throw new ApiError(409, `You can't remove ${lost.join(', ')} from yourself.`)
}
