import {
  breadcrumbsOf,
  isPlaceId,
  placeWith,
  ROUTE_IDS,
  type RouteEntry,
  type RouteId,
  routeTable,
} from '@edconsole/console-core'
import { ForwardIcon } from '../../parts/icons/icons.ts'
import { SECTION_ICONS } from '../navigation/section-icons.ts'
import { type GoToMessages, type Target, targetKey } from './target.ts'

type Context = {
  districtId: string | null
  can: (id: RouteId) => boolean
  m: GoToMessages
}

/** Every screen that no record is needed for, as far as the user may open it: the navigation asks the same. */
export function screenTargets({ districtId, can, m }: Context): Target[] {
  return ROUTE_IDS.flatMap((id): Target[] => {
    const route: RouteEntry = routeTable[id]
    if (!isPlaceId(id) || route.title === undefined || route.audience !== 'signed-in' || !can(id)) return []
    const to = placeWith(id, districtId === null ? {} : { districtId })
    if (!to) return []
    const Icon = route.section ? SECTION_ICONS[route.section] : ForwardIcon
    const way = breadcrumbsOf(to).slice(0, -1)
    return [
      {
        value: targetKey('screens', id),
        group: m.screens,
        label: route.title,
        note: way.map(({ label }) => label).join(', ') || undefined,
        icon: <Icon />,
        atOnce: true,
        open: ({ go }) => go(to),
      },
    ]
  })
}
