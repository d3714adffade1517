import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import type { DataRouter } from 'react-router-dom'
import { ConsoleProvider } from '../../provider/console-provider.tsx'
import type { RoutedScreens } from '../../routes/routed-screens.ts'
import type { ConsoleOptions } from '../../runtime/console-options.ts'
import { type ConsoleRuntime, createConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { ConsoleRouter, type ConsoleRouterProps } from './console-router.tsx'
import { type RoutedConsole, routeConsole } from './route-console.ts'

/** Where a console stands in its host's router, what it shows there, and the options of its provider. */
export type ConsoleRoutesOptions = Omit<ConsoleOptions, 'navigation'> & {
  /** The path below which the console's addresses are, such as `/admin`; within the router's own basename. */
  base: string
  /** What the addresses show: `routedScreens(screenLoaders)` of the UI package. */
  screens: RoutedScreens
  /** The frame around every screen, such as `ConsoleShell`. Default: none, the host's page is the frame. */
  Layout?: ComponentType<{ children?: ReactNode }>
  /** Created beforehand; it then carries all other options. */
  runtime?: ConsoleRuntime
}

/**
 * Gives a host's own React Router the console's addresses ([S2.2]) below a base, with their guards. The routes go into the
 * host's table, at its top or below a layout of its own; the router that has them goes to `connect`. From then on the console
 * navigates through that router: links of both lead to each other's pages, and leaving unsaved changes is asked about.
 * @example
 * const admin = consoleRoutes({ base: '/admin', screens: routedScreens(screenLoaders) })
 * const router = admin.connect(createBrowserRouter([{ path: '/', element: <Home /> }, ...admin.routes]))
 */
export const consoleRoutes = ({
  base,
  screens,
  Layout = Fragment,
  runtime: given,
  ...options
}: ConsoleRoutesOptions): RoutedConsole => {
  if (!/^\/([^/:*?#]+(\/[^/:*?#]+)*)?$/.test(base)) {
    throw new Error(`base is a path such as "/admin", without a slash at its end; not "${base}".`)
  }
  const runtime = given ?? createConsoleRuntime(options)
  let router: DataRouter | null = null
  const { routes, connect } = routeConsole({
    runtime,
    base,
    preload: screens.preload,
    element: (
      <Mounted
        runtime={runtime}
        routerOf={() => router}
        Layout={Layout}
        renderScreen={screens.renderScreen}
      />
    ),
  })
  return {
    routes,
    connect(host) {
      router = host
      return connect(host)
    },
  }
}

type MountedProps = Pick<ConsoleRouterProps, 'Layout' | 'renderScreen'> & {
  runtime: ConsoleRuntime
  /** Null while the host's router is being created. */
  routerOf: () => DataRouter | null
}

function Mounted({ runtime, routerOf, ...shown }: MountedProps): ReactElement {
  const router = routerOf()
  return (
    <ConsoleProvider runtime={runtime}>
      {router && <ConsoleRouter router={router} {...shown} />}
    </ConsoleProvider>
  )
}
