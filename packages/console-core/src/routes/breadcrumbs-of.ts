import { isPlaceId } from './is-place-id.ts'
import { NAV_SECTIONS } from './nav-sections.ts'
import { type Place, placeWith } from './place.ts'
import { type RouteEntry, type RouteId, routeTable } from './route-table.ts'

/** One step of the way to a place. `to` is null where there is nothing to open. */
export type Breadcrumb = { label: string; to: Place | null }

/**
 * The way to a place: its section, its parents, itself. A section that is one screen has no way to it (ux 4.3).
 * @param options `section: false` leaves the section out, which only the console's own navigation shows
 */
export const breadcrumbsOf = (
  place: Place,
  { section: hasSection = true }: { section?: boolean } = {},
): Breadcrumb[] => {
  const route: RouteEntry = routeTable[place.id]
  const section = hasSection ? NAV_SECTIONS.find(({ id }) => id === route.section) : undefined
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

/** The levels around a route, outermost first, also those without an address (R2). */
export const parentsOf = (id: RouteId): RouteEntry[] => {
  const parents: RouteEntry[] = []
  for (let parent = routeOf(id).parent; parent; parent = routeOf(parent).parent) {
    parents.unshift(routeOf(parent))
  }
  return parents
}

const routeOf = (id: RouteId): RouteEntry => routeTable[id]

/**
 * The browser's title for a route ([S1], R4).
 * @example titleOf('import-logs', 'Console QA') // 'Import Logs - Console QA'
 */
export const titleOf = (id: RouteId, productName: string): string => {
  const route: RouteEntry = routeTable[id]
  return route.title ? `${route.title} - ${productName}` : productName
}
