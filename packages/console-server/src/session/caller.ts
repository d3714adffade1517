import { EMPLOYEE_ROLE } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { rolesOf } from './reachable-roles.ts'

/** Who makes a call. */
export type Caller = {
  readonly userId: number
  readonly roles: readonly string[]
  readonly reachableRoles: readonly string[]
  /** Provider staff: every district is theirs. */
  readonly isEmployee: boolean
}

export const callerOf = async (db: Db, userId: number): Promise<Caller> => {
  const { given, reachable } = await rolesOf(db, userId)
  return { userId, roles: given, reachableRoles: reachable, isEmployee: reachable.includes(EMPLOYEE_ROLE) }
}
