/** The console under react-router: routes, guards and the address bar. Imported only by hosts that use that router. */
export { type ConsoleRoutesOptions, consoleRoutes } from './navigation/react-router/console-routes.tsx'
export {
  type ConsoleRouterOptions,
  createConsoleRouter,
} from './navigation/react-router/create-console-router.ts'
export { routerNavigation } from './navigation/react-router/router-navigation.ts'
