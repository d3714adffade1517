import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom'
import { type RouteConsoleOptions, routeConsole } from './route-console.ts'

type Create = (routes: RouteObject[], options: { basename?: string }) => RouterProviderProps['router']

export type ConsoleRouterOptions = Omit<RouteConsoleOptions, 'base' | 'element'> & {
  basename?: string | undefined
  /** Default: the browser's address bar. Tests pass `createMemoryRouter`. */
  create?: Create
}

/**
 * Creates a router that has only the console's routes and is its navigation. `ConsoleRouter` renders its screens. A host that
 * has a router takes `consoleRoutes`.
 * @example createConsoleRouter({ runtime })
 */
export const createConsoleRouter = ({
  create = createBrowserRouter,
  basename,
  ...options
}: ConsoleRouterOptions): DataRouter => {
  const { routes, connect } = routeConsole(options)
  return connect(create(routes, basename === undefined ? {} : { basename }))
}
