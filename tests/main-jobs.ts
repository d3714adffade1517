import { ROUTE_IDS, type RouteEntry, routeTable } from '../packages/console-core/src/routes/route-table.ts'

const hasScreen = ({ path, redirect }: RouteEntry): boolean => path !== undefined && redirect === undefined

/** One tag for each screen, carried by the test of what the screen is there for: `main:import-logs`. */
export const MAIN_JOBS: readonly string[] = ROUTE_IDS.filter((id) => hasScreen(routeTable[id])).map(
  (id) => `main:${id}`,
)
