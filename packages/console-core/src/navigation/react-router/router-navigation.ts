import type { DataRouter } from 'react-router-dom'
import { pathOf } from '../../routes/path-of.ts'
import type { Place } from '../../routes/place.ts'
import { placeFromPath } from '../../routes/place-from-path.ts'
import type { NavigationAdapter } from '../navigation-adapter.ts'
import { withoutBase } from './without-base.ts'

/** Creates the console's navigation from a router. */
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

/**
 * Remembers which place each history entry was reached from, since the page loaded. The History API doesn't reveal it.
 * @param placeNow returns the router's current place
 */
const placesBefore = (router: DataRouter, placeNow: () => Place | null): (() => Place | null) => {
  const before = new Map<string, Place | null>()
  let last = { key: router.state.location.key, place: placeNow() }
  router.subscribe(({ location: { key }, historyAction }) => {
    if (key === last.key) return
    if (historyAction === 'PUSH') before.set(key, last.place)
    if (historyAction === 'REPLACE') before.set(key, before.get(last.key) ?? null)
    last = { key, place: placeNow() }
  })
  return () => before.get(router.state.location.key) ?? null
}
