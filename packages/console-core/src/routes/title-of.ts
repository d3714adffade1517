import { type RouteEntry, type RouteId, routeTable } from './route-table.ts'

/**
 * The browser's title for a route ([S1], R4).
 * @example titleOf('import-logs', 'Console QA') // 'Import Logs - Console QA'
 */
export const titleOf = (id: RouteId, productName: string): string => {
  const route: RouteEntry = routeTable[id]
  return route.title ? `${route.title} - ${productName}` : productName
}
