import { createBrowserRouter, type DataRouter, type RouterProviderProps } from 'react-router-dom'
import { blockLeaving } from './block-leaving.ts'
import { type ConsoleRoutesOptions, consoleRoutes } from './console-routes.ts'
import { routerNavigation } from './router-navigation.ts'

type Create = (
  routes: ReturnType<typeof consoleRoutes>,
  options: { basename?: string },
) => RouterProviderProps['router']

export type ConsoleRouterOptions = ConsoleRoutesOptions & {
  /** Default: the browser's address bar. Tests pass `createMemoryRouter`. */
  create?: Create
}

/**
 * Creates a router over the route table and wires it to a console: it becomes the console's navigation, and reruns the guards
 * for the current place on sign-in, sign-out and expiry (R14). `ConsoleRouter` renders its screens.
 * @example createConsoleRouter({ runtime })
 */
export const createConsoleRouter = ({
  create = createBrowserRouter,
  ...options
}: ConsoleRouterOptions): DataRouter => {
  const { runtime, basename } = options
  const hashOf = (): string => (router.state.navigation.location ?? router.state.location).hash
  const routes = consoleRoutes(Object.assign({ hashOf }, options))
  const router: DataRouter = create(routes, basename === undefined ? {} : { basename })
  const navigation = routerNavigation(router)
  runtime.navigation.set(navigation)
  blockLeaving(router, runtime, basename)

  let before = runtime.session.get()
  runtime.session.subscribe(() => {
    const now = runtime.session.get()
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
  return router
}
