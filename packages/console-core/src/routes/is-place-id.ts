import { type PlaceId, type RouteEntry, routeTable } from './route-table.ts'

/** Whether an id names a route that has an address. */
export const isPlaceId = (id: string): id is PlaceId => {
  const known: Readonly<Record<string, RouteEntry>> = routeTable
  return Object.hasOwn(known, id) && known[id]?.path !== undefined
}
