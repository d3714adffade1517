import type { RouteObject } from 'react-router-dom'
import { isPlaceId } from '../../routes/is-place-id.ts'
import { ROUTE_IDS, type RouteEntry, routeTable, type ScreenId } from '../../routes/route-table.ts'
import { createGuard, type GuardOptions } from './create-guard.ts'

export type ConsoleRoutesOptions = GuardOptions & {
  /** Starts to load a screen's code, once its guards let it through. */
  preload?: ((id: ScreenId) => void) | undefined
}

/** The id of the route above all of the console's. */
export const CONSOLE_ROUTE = 'console'

/**
 * The route table ([S2.2]) as routes of react-router. All guards are one middleware at the root. They draw nothing:
 * `ConsoleRouter` shows the screen whose route is matched.
 */
export const consoleRoutes = ({ preload, ...guarded }: ConsoleRoutesOptions): RouteObject[] => {
  const screens = ROUTE_IDS.filter(isScreenId).map((id): RouteObject => {
    const { path }: RouteEntry = routeTable[id]
    return {
      id,
      path: path ?? '/',
      loader: () => {
        preload?.(id)
        return null
      },
    }
  })
  const root: RouteObject = {
    id: CONSOLE_ROUTE,
    middleware: [createGuard(guarded)],
    // The guards answer every other address with a redirect.
    children: [...screens, { id: 'elsewhere', path: '*' }],
  }
  return [root]
}

/** Whether a route is one that draws a screen. */
export const isScreenId = (id: string): id is ScreenId => isPlaceId(id) && !('redirect' in routeTable[id])
