import type { ReactNode } from 'react'
import type { DataRouter, RouteObject } from 'react-router-dom'
import { ROUTE_IDS, type RouteEntry, routeTable, type ScreenId } from '../../routes/route-table.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { blockLeaving } from './block-leaving.ts'
import { createGuard } from './create-guard.ts'
import { isScreenId, routeIdOf } from './route-ids.ts'
import { type RouterNavigation, routerNavigation } from './router-navigation.ts'

export type RouteConsoleOptions = {
  runtime: ConsoleRuntime
  /** The path below which the console's addresses are, within the router's own basename. Default `/`. */
  base?: string | undefined
  /** Starts loading a screen's code once its guards have admitted it. */
  preload?: ((id: ScreenId) => unknown) | undefined
  /** Rendered by the console's root route; nothing where `ConsoleRouter` stands outside the router's provider. */
  element?: ReactNode
}

export type RoutedConsole = {
  readonly routes: RouteObject[]
  /** Wires the console to the router that has its routes; returns that router. */
  connect<Router extends DataRouter>(router: Router): Router
}

/**
 * Turns the route table ([S2.2]) into react-router routes: one root at the base, whose middleware runs all guards, and a route
 * per screen. Once connected, the router is the console's navigation, asks about unsaved changes, and reruns the guards for the
 * current place on sign-in, sign-out and expiry (R14).
 */
export const routeConsole = ({
  runtime,
  base = '/',
  preload,
  element,
}: RouteConsoleOptions): RoutedConsole => {
  let connected: RouterNavigation | null = null
  const navigation = (): RouterNavigation => {
    if (connected) return connected
    throw new Error(`The console at ${base} has no router: pass the one with its routes to connect().`)
  }
  const screens = ROUTE_IDS.filter(isScreenId).map((id): RouteObject => {
    const { path = '/' }: RouteEntry = routeTable[id]
    const loader = () => {
      preload?.(id)
      return null
    }
    // The root renders it; a leaf without an element would be warned about.
    const at = { id: routeIdOf(base, id), loader, element: null }
    return Object.assign(at, path === '/' ? { index: true as const } : { path: path.slice(1) })
  })
  const root: RouteObject = {
    id: routeIdOf(base),
    path: base,
    element,
    hydrateFallbackElement: element,
    middleware: [createGuard(runtime, navigation)],
    // The guards redirect every other address.
    children: [...screens, { id: routeIdOf(base, 'elsewhere'), path: '*', element: null }],
  }
  return {
    routes: [root],
    connect(router) {
      connected = routerNavigation(router, base)
      runtime.navigation.set(connected)
      blockLeaving(router, runtime, connected)
      followSession(router, runtime, connected)
      return router
    },
  }
}

const followSession = (router: DataRouter, { session }: ConsoleRuntime, navigation: RouterNavigation) => {
  let before = session.get()
  session.subscribe(() => {
    const now = session.get()
    const same = before.user?.id === now.user?.id && before.status === now.status
    const first = before.status === 'loading'
    before = now
    const place = navigation.current()
    // The guards themselves wait for the first session response.
    if (same || first || !place) return
    // The router treats an address with a hash as the same page and wouldn't run the guards.
    if (place.hash) void router.revalidate()
    else navigation.go(place, { replace: true })
  })
}
