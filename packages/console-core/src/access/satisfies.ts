import { EMPLOYEE_ROLE } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'

/** How "X or employee" is read (R3): either one is enough, or X is needed whoever asks. */
export type EmployeeAccess = 'either' | 'strict'

/** Whether somebody with these roles meets one level's rule ([S6]). No rule is always met. */
export const satisfies = (
  rule: AccessRule | undefined,
  reachableRoles: readonly string[],
  reading: EmployeeAccess = 'either',
): boolean =>
  rule === undefined ||
  rule.all.every((role) => reachableRoles.includes(role)) ||
  (reading === 'either' && rule.orEmployee === true && reachableRoles.includes(EMPLOYEE_ROLE))
