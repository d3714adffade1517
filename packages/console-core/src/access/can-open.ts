import { type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'
import { type AccessContext, checkAccess } from './check-access.ts'
import { openChildOf } from './open-child-of.ts'

/** Whether opening a route would show something: for one that only redirects, one of its children must be open too. */
export const canOpen = (id: RouteId, access: AccessContext): boolean => {
  const { redirect }: RouteEntry = routeTable[id]
  if (!checkAccess(id, access).allowed) return false
  return redirect?.kind !== 'children' || openChildOf(id, access) !== null
}
