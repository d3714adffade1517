import { EMPLOYEE_ROLE, type Role } from '../roles/roles.ts'
import { parentsOf } from '../routes/breadcrumbs-of.ts'
import type { AccessRule } from '../routes/route-def.ts'
import { type PlaceId, type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'

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
 * Whether a user may open a route: every rule of every level must be met ([S6], R2).
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

/** How "X or employee" is read (R3): either one is enough, or X is always needed. */
export type EmployeeAccess = 'either' | 'strict'

/** Whether a user with these roles meets one level's rule ([S6]). No rule is always met. */
export const satisfies = (
  rule: AccessRule | undefined,
  reachableRoles: readonly string[],
  reading: EmployeeAccess = 'either',
): boolean =>
  rule === undefined ||
  rule.all.every((role) => reachableRoles.includes(role)) ||
  (reading === 'either' && rule.orEmployee === true && reachableRoles.includes(EMPLOYEE_ROLE))

/** Where a route that only redirects leads: its last used child, else the first one that may be opened (R5). */
export const openChildOf = (
  id: RouteId,
  access: AccessContext,
  lastUsed?: PlaceId | undefined,
): PlaceId | null => {
  const { redirect }: RouteEntry = routeTable[id]
  if (redirect?.kind !== 'children') return null
  const candidates = lastUsed ? [lastUsed, ...redirect.ids] : redirect.ids
  return candidates.find((child) => checkAccess(child, access).allowed) ?? null
}
