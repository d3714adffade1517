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
 * A router over the whole route table, wired to a console: it becomes the console's navigation, and follows sign-in,
 * sign-out and expiry by asking the guards again about the place on show (R14). `ConsoleRouter` draws its screens.
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
    // The first answer is awaited by the guards themselves.
    if (same || first || !place) return
    // An address with a hash is the same page to the router, and no guard would run.
    if (place.hash) void router.revalidate()
    else navigation.go(place, { replace: true })
  })
  return router
}
