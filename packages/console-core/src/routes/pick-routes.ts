import { parentsOf } from './breadcrumbs-of.ts'
import { type RouteEntry, type RouteId, routeTable } from './route-table.ts'

/** A route that a host took, with the levels that decide who may open it: outermost first, itself last. */
export type PickedRoute<Route> = Route & { readonly levels: readonly RouteEntry[] }

/**
 * The routes that a host wants, in its order, with everything they were bound to. The levels around them are not
 * mounted, but come along as facts, so that the roles of all of them can be asked for (R2). One that is not among
 * `routes` is an error: a host should not find out from an empty page.
 * @example pickRoutes(bindScreens(screenLoaders), ['import-logs', 'import-log-results'])
 */
export const pickRoutes = <Route extends { readonly id: RouteId }, Id extends Route['id']>(
  routes: readonly Route[],
  ids: readonly Id[],
): PickedRoute<Route>[] =>
  ids.map((id) => {
    const route = routes.find((one) => one.id === id)
    if (!route) throw new Error(`There is no route "${id}" to pick.`)
    return { ...route, levels: [...parentsOf(id), routeTable[id]] }
  })
