import type { PlaceId, RouteId } from '@edconsole/console-core'
import { isPlaceId, NAV_SECTIONS, routeTable } from '@edconsole/console-core'

export type OpenScreen = { id: PlaceId; title: string }

/**
 * What a district's own user may open although the side navigation shows one entry only (R40): the district screens of
 * the navigation, in its order. API Setup has a card of its own.
 */
export const openScreens = (can: (route: RouteId) => boolean): OpenScreen[] =>
  NAV_SECTIONS.flatMap((section) =>
    section.items.length > 0 ? section.items.map(({ id }) => id) : [section.home],
  )
    .filter(isPlaceId)
    .filter((id) => id !== 'client-communication' && routeTable[id].scope === 'district' && can(id))
    .map((id) => ({ id, title: routeTable[id].title ?? id }))
