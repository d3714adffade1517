import { type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react'
import { Outlet, type RouteObject, useParams } from 'react-router-dom'
import { isPlaceId } from '../../routes/is-place-id.ts'
import { ROUTE_IDS, type RouteEntry, routeTable, type ScreenId } from '../../routes/route-table.ts'
import type { ConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { createGuard } from './create-guard.ts'
import { LeaveBlocker } from './leave-blocker.tsx'

export type ConsoleRoutesOptions = {
  runtime: ConsoleRuntime
  /** The frame around every screen. Drawn without a screen until the guards ran for the first time. */
  Layout: ComponentType<{ children?: ReactNode }>
  /** Draws a screen with the parameters of its address. */
  renderScreen: (id: ScreenId, params: Readonly<Record<string, string>>) => ReactNode
  /** Starts to load a screen's code, once its guards let it through. */
  preload?: ((id: ScreenId) => void) | undefined
  basename?: string | undefined
}

/** The route table ([S2.2]) as routes of react-router. All guards are one middleware at the root. */
export const consoleRoutes = ({
  runtime,
  Layout,
  renderScreen,
  preload,
  basename,
}: ConsoleRoutesOptions): RouteObject[] => {
  const screens = ROUTE_IDS.filter(isScreenId).map((id): RouteObject => {
    const { path }: RouteEntry = routeTable[id]
    return {
      id,
      path: path ?? '/',
      loader: () => {
        preload?.(id)
        return null
      },
      element: <ScreenAt key={id} id={id} renderScreen={renderScreen} />,
    }
  })
  const root: RouteObject = {
    id: 'console',
    middleware: [createGuard(runtime, basename)],
    element: (
      <Layout>
        <Outlet />
        <LeaveBlocker runtime={runtime} basename={basename} />
      </Layout>
    ),
    hydrateFallbackElement: <Layout />,
    // The guards answer every other address with a redirect.
    children: [...screens, { id: 'elsewhere', path: '*', element: null }],
  }
  return [root]
}

const ScreenAt = ({
  id,
  renderScreen,
}: Pick<ConsoleRoutesOptions, 'renderScreen'> & { id: ScreenId }): ReactElement => {
  const params = useParams()
  const named = JSON.stringify(params)
  // The router draws this for each change of the query, which is no business of the screen's frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: parameters with the same content are the same
  return useMemo(() => {
    const present = Object.entries(params).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return <>{renderScreen(id, Object.fromEntries(present))}</>
  }, [id, renderScreen, named])
}

const isScreenId = (id: string): id is ScreenId => isPlaceId(id) && !('redirect' in routeTable[id])
