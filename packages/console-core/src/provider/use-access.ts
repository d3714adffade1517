import { type AccessContext, checkAccess, openChildOf, satisfies } from '../access/check-access.ts'
import { EMPLOYEE_ROLE, type Role } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'
import { type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type AccessHook = {
  /** Whether opening a route would show something. */
  can(id: RouteId): boolean
  /** The roles that a denial would name, outermost level first. */
  missing(id: RouteId): Role[]
  /** Whether the user meets a rule, for example that of a button (R47). */
  allows(rule: AccessRule): boolean
  /** Provider staff: full navigation ([S6]). */
  isEmployee: boolean
}

/** What the signed-in user may do ([S6], R2, R3). */
export const useAccess = (): AccessHook => {
  const { session, settings } = useRuntime()
  const reachableRoles = useStore(session).user?.reachableRoles ?? []
  const context = { reachableRoles, employeeAccess: settings.employeeAccess }
  return {
    can: (id) => canOpen(id, context),
    missing: (id) => checkAccess(id, context).missing,
    allows: (rule) => satisfies(rule, reachableRoles, settings.employeeAccess),
    isEmployee: reachableRoles.includes(EMPLOYEE_ROLE),
  }
}

/** Whether opening a route would show something: for one that only redirects, one of its children must be open too. */
export const canOpen = (id: RouteId, access: AccessContext): boolean => {
  const { redirect }: RouteEntry = routeTable[id]
  if (!checkAccess(id, access).allowed) return false
  return redirect?.kind !== 'children' || openChildOf(id, access) !== null
}
