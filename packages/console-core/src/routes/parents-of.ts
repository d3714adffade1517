import { type RouteEntry, type RouteId, routeTable } from './route-table.ts'

/** The levels around a route, outermost first, also those without an address (R2). */
export const parentsOf = (id: RouteId): RouteEntry[] => {
  const parents: RouteEntry[] = []
  for (let parent = routeOf(id).parent; parent; parent = routeOf(parent).parent) {
    parents.unshift(routeOf(parent))
  }
  return parents
}

const routeOf = (id: RouteId): RouteEntry => routeTable[id]
