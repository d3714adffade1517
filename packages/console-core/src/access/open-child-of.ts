import { type PlaceId, type RouteEntry, type RouteId, routeTable } from '../routes/route-table.ts'
import { type AccessContext, checkAccess } from './check-access.ts'

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
