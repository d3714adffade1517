import { consoleRoutes } from '@edconsole/console-core/react-router'
import { routedScreens, screenLoaders } from '@edconsole/console-ui'
import type { ReactElement } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { clock } from './clock.ts'
import { THEME } from './embed.ts'
import { OwnPage } from './own-page.tsx'

/** The data office, a part of the portal on React Router: the whole console stands at the console's own addresses below a base. */
const data = consoleRoutes({
  base: '/office/data',
  screens: routedScreens(screenLoaders),
  theme: THEME,
  clock,
})

const router = data.connect(
  createBrowserRouter([
    {
      element: <Frame />,
      children: [{ path: '/office', element: <OwnPage /> }, ...data.routes],
    },
  ]),
)

function Frame(): ReactElement {
  return (
    <>
      <nav className="portal-bar" aria-label="Office">
        <strong>Larkspur Data Office</strong>
        <Link to="/office">News</Link>
        <Link to="/office/data/412/import-logs">Imports</Link>
        <Link to="/office/data/412/district/district-profile">Our district</Link>
      </nav>
      <Outlet />
    </>
  )
}

export function Office(): ReactElement {
  return <RouterProvider router={router} />
}
