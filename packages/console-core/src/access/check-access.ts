import type { Role } from '../roles/roles.ts'
import { parentsOf } from '../routes/parents-of.ts'
import { type RouteId, routeTable } from '../routes/route-table.ts'
import { type EmployeeAccess, satisfies } from './satisfies.ts'

/** Who asks, and how the host reads "or employee". */
export type AccessContext = {
  reachableRoles: readonly string[]
  employeeAccess?: EmployeeAccess
}

export type AccessAnswer = {
  allowed: boolean
  /** What a denial names: outermost level first, no repeats; the employee role only where a level lists it (R3). */
  missing: Role[]
}

/**
 * Whether somebody may open a route: every rule of every level must be met ([S6], R2).
 * @example checkAccess('import-log-details', { reachableRoles: [] }).missing // ['ROLE_IMPORT_LOG_VIEW']
 */
export const checkAccess = (
  id: RouteId,
  { reachableRoles, employeeAccess = 'either' }: AccessContext,
): AccessAnswer => {
  const missing = new Set<Role>()
  for (const { access } of [...parentsOf(id), routeTable[id]]) {
    if (satisfies(access, reachableRoles, employeeAccess)) continue
    for (const role of access?.all ?? []) if (!reachableRoles.includes(role)) missing.add(role)
  }
  return { allowed: missing.size === 0, missing: [...missing] }
}
