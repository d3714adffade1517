import type { RouteObject } from 'react-router-dom'
import { isPlaceId } from '../../routes/is-place-id.ts'
import { ROUTE_IDS, type RouteEntry, routeTable, type ScreenId } from '../../routes/route-table.ts'
import { createGuard, type GuardOptions } from './create-guard.ts'

export type ConsoleRoutesOptions = GuardOptions & {
  /** Starts loading a screen's code once its guards have admitted it. */
  preload?: ((id: ScreenId) => unknown) | undefined
}

/** The ID of the console's root route. */
export const CONSOLE_ROUTE = 'console'

/**
 * Turns the route table ([S2.2]) into react-router routes. All guards are one middleware at the root. The routes render
 * nothing: `ConsoleRouter` renders the matched screen.
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
    // The guards redirect every other address.
    children: [...screens, { id: 'elsewhere', path: '*' }],
  }
  return [root]
}

/** True if a route renders a screen. */
export const isScreenId = (id: string): id is ScreenId => isPlaceId(id) && !('redirect' in routeTable[id])
