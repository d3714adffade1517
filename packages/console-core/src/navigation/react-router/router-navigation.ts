import type { DataRouter } from 'react-router-dom'
import { pathOf } from '../../routes/path-of.ts'
import type { Place } from '../../routes/place.ts'
import { placeFromPath } from '../../routes/place-from-path.ts'
import type { NavigationAdapter } from '../navigation-adapter.ts'
import { placesBefore } from './places-before.ts'
import { withoutBase } from './without-base.ts'

/** The address bar as the console's navigation. */
export const routerNavigation = (router: DataRouter): NavigationAdapter => {
  const base = (router.basename ?? '/').replace(/\/$/, '')
  let read: { key: string; place: Place | null } | null = null

  const current = () => {
    const { pathname, search, hash } = router.state.location
    const key = `${pathname}${search}${hash}`
    if (read?.key !== key) {
      read = { key, place: placeFromPath(withoutBase(pathname, base), search, hash)?.place ?? null }
    }
    return read.place
  }

  return {
    kind: 'router',
    current,
    previous: placesBefore(router, current),
    subscribe: (listener) => router.subscribe(listener),
    href: (to) => `${base}${pathOf(to)}`,
    go: (to, { replace = false } = {}) => void router.navigate(pathOf(to), { replace }),
    back(fallback) {
      const isFirst = router.state.location.key === 'default'
      void (isFirst ? router.navigate(pathOf(fallback), { replace: true }) : router.navigate(-1))
    },
  }
}
