import type { FixTarget, Place, PlaceId } from '@edconsole/console-core'
import { routeTable } from '@edconsole/console-core'

/** Where a finding is put right, as a place of this district; nothing when the server names a route we do not know. */
export function fixPlaceOf(
  target: FixTarget | null,
  districtId: string,
): { label: string; to: Place } | undefined {
  if (!target || !isPlaceId(target.route)) return undefined
  return {
    label: target.label,
    to: { id: target.route, params: { ...target.params, districtId }, query: target.query },
  }
}

const isPlaceId = (id: string): id is PlaceId =>
  Object.hasOwn(routeTable, id) && routeTable[id as keyof typeof routeTable].path !== undefined
