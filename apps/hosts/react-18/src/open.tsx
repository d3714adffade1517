import { ConsoleProvider } from '@edconsole/console-core'
import { consoleRoutes } from '@edconsole/console-core/react-router'
import { routedScreens, screenLoaders } from '@edconsole/console-ui'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import '@edconsole/console-ui/styles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

const Frame = () => (
  <>
    <nav aria-label="Intranet">
      <Link to="/">Home</Link> <Link to="/imports">Imports</Link>{' '}
      <Link to="/admin/412/import-logs">Console</Link>
    </nav>
    <Outlet />
  </>
)

const Imports = () => (
  <ConsoleProvider districtId="412">
    <ImportLogs />
  </ConsoleProvider>
)

/** Opens the host below the path that serves it: a screen at `/imports`, the whole console at `/admin`. */
export const open = (basename: string): void => {
  const admin = consoleRoutes({ base: '/admin', screens: routedScreens(screenLoaders) })
  const router = admin.connect(
    createBrowserRouter(
      [
        {
          element: <Frame />,
          children: [
            { path: '/', element: <h1>District intranet</h1> },
            { path: '/imports', element: <Imports /> },
            ...admin.routes,
          ],
        },
      ],
      { basename },
    ),
  )
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<RouterProvider router={router} />)
}
