import { ConsoleProvider, hostNavigation, type Place } from '@edconsole/console-core'
import { ImportLogResults } from '@edconsole/console-ui/import-log-results'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router'
import { type ReactElement, useMemo } from 'react'
import { clock } from './clock.ts'
import { DISTRICT, THEME } from './embed.ts'

/** The addresses that this application has for places of the console; a place without one is plain text. */
const addressOf = ({ id, params }: Place): string | undefined => {
  if (id === 'import-logs') return '/desk'
  if (id === 'import-log-results') return `/desk/${params.batchId}`
  return undefined
}

function Frame(): ReactElement {
  const router = useRouter()
  const navigation = useMemo(
    () =>
      hostNavigation({
        href: addressOf,
        go: (to, { replace = false } = {}) => {
          const href = addressOf(to)
          if (href !== undefined) void router.navigate({ href, replace })
        },
      }),
    [router],
  )
  return (
    <ConsoleProvider districtId={DISTRICT} navigation={navigation} theme={THEME} clock={clock}>
      <Link to="/desk">All imports</Link>
      <Outlet />
    </ConsoleProvider>
  )
}

const root = createRootRoute({ component: Frame })
const list = createRoute({ getParentRoute: () => root, path: '/desk', component: () => <ImportLogs /> })
const batch = createRoute({
  getParentRoute: () => root,
  path: '/desk/$batchId',
  component: () => <ImportLogResults batchId={batch.useParams().batchId} />,
})
const router = createRouter({ routeTree: root.addChildren([list, batch]) })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The front desk of the portal, on TanStack Router. */
export function Desk(): ReactElement {
  return <RouterProvider router={router} />
}
