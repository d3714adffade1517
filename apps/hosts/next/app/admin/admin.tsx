'use client'

import { consoleRoutes } from '@edconsole/console-core/react-router'
import { routedScreens, screenLoaders } from '@edconsole/console-ui'
import '@edconsole/console-ui/styles.css'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const admin = consoleRoutes({ base: '/admin', screens: routedScreens(screenLoaders) })
const router = admin.connect(createBrowserRouter(admin.routes))

export default function Admin() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // Next's own links and redirects change the address without telling another router.
  useEffect(() => {
    const { location, navigation } = router.state
    const { pathname: current } = navigation.location ?? location
    if (current !== pathname)
      void router.navigate(query ? `${pathname}?${query}` : pathname, { replace: true })
  }, [pathname, query])
  return <RouterProvider router={router} />
}
