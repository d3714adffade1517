import { type AccessContext, checkAccess, openChildOf, satisfies } from '../access/check-access.ts'
import { EMPLOYEE_ROLE, type Role } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'
import { type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'
import { useConsoleSettings, useRuntime, useStore } from './use-runtime.ts'

export type AccessHook = {
  /** True if opening the route would show something. */
  can(id: RouteId): boolean
  /** The roles a denial would name, outermost level first. */
  missing(id: RouteId): Role[]
  /** True if the user satisfies a rule, such as that of a button (R47). */
  allows(rule: AccessRule): boolean
  /** Provider staff: full navigation ([S6]). */
  isEmployee: boolean
}

/** Returns what the signed-in user may do ([S6], R2, R3). */
export const useAccess = (): AccessHook => {
  const { api, session } = useRuntime()
  const { employeeAccess } = useConsoleSettings()
  const missingCalls = useStore(api.missing)
  const reachableRoles = useStore(session).user?.reachableRoles ?? []
  const context = { reachableRoles, employeeAccess }
  return {
    can: (id) => !lacksItsCall(id, missingCalls) && canOpen(id, context),
    missing: (id) => checkAccess(id, context).missing,
    allows: (rule) => satisfies(rule, reachableRoles, employeeAccess),
    isEmployee: reachableRoles.includes(EMPLOYEE_ROLE),
  }
}

/** A route beyond [S2.2] whose call this backend turned out not to answer. */
const lacksItsCall = (id: RouteId, missingCalls: ReadonlySet<string>): boolean => {
  const { extension }: RouteEntry = routeTable[id]
  return extension !== undefined && missingCalls.has(extension)
}

/** True if opening a route would show something: a route that only redirects needs an accessible child. */
export const canOpen = (id: RouteId, access: AccessContext): boolean => {
  const { redirect }: RouteEntry = routeTable[id]
  if (!checkAccess(id, access).allowed) return false
  return redirect?.kind !== 'children' || openChildOf(id, access) !== null
}
