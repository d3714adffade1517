import { isPlaceId } from './is-place-id.ts'
import { NAV_SECTIONS } from './nav-sections.ts'
import { parentsOf } from './parents-of.ts'
import { type Place, placeWith } from './place.ts'
import { type RouteEntry, routeTable } from './route-table.ts'

/** One step of the way to a place. `to` is null where there is nothing to open. */
export type Breadcrumb = { label: string; to: Place | null }

/** The way to a place: its section, its parents, itself. A section that is one screen has no way to it (ux 4.3). */
export const breadcrumbsOf = (place: Place): Breadcrumb[] => {
  const route: RouteEntry = routeTable[place.id]
  const section = NAV_SECTIONS.find(({ id }) => id === route.section)
  const way: Breadcrumb[] =
    section && section.items.length > 0
      ? [{ label: section.label, to: placeWith(section.home, place.params) }]
      : []
  for (const { id, title } of [...parentsOf(place.id), route]) {
    if (!title) continue
    const to = id === place.id ? place : isPlaceId(id) ? placeWith(id, place.params) : null
    if (way.at(-1)?.label !== title) way.push({ label: title, to })
  }
  return way
}
