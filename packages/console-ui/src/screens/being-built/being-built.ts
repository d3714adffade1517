import { type PlaceId, routeTable, type ScreenId } from '@edconsole/console-core/contract'

/** Routes whose screen is not there yet. A route leaves the list when its screen arrives; none may join. */
export const BEING_BUILT = ['imt-authentications', 'imt-accounts'] as const satisfies readonly ScreenId[]

const beingBuilt: ReadonlySet<PlaceId> = new Set(BEING_BUILT)

/** True when opening this route ends at a screen that is not there yet, also by way of a redirect. */
export function isBeingBuilt(id: PlaceId): boolean {
  const { redirect } = routeTable[id]
  if (redirect === undefined) return beingBuilt.has(id)
  return redirect.kind === 'place' ? isBeingBuilt(redirect.id) : redirect.ids.every(isBeingBuilt)
}
