'use client'

/** The console under react-router: routes, guards and the address bar. Imported only by hosts that use that router. */
export { ConsoleRouter, type ConsoleRouterProps } from './navigation/react-router/console-router.tsx'
export {
  type ConsoleRoutesOptions,
  consoleRoutes,
} from './navigation/react-router/console-routes.tsx'
export {
  type ConsoleRouterOptions,
  createConsoleRouter,
} from './navigation/react-router/create-console-router.ts'
export type { RoutedConsole } from './navigation/react-router/route-console.ts'
export { type RouterNavigation, routerNavigation } from './navigation/react-router/router-navigation.ts'
export { whenPlaced } from './navigation/react-router/when-placed.ts'
export type { PlacedScreens, RoutedScreens } from './routes/routed-screens.ts'
