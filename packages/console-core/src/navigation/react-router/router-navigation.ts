import type { DataRouter, Location } from 'react-router-dom'
import { pathOf } from '../../routes/path-of.ts'
import type { Place } from '../../routes/place.ts'
import { type PathReading, placeFromPath } from '../../routes/place-from-path.ts'
import type { NavigationAdapter } from '../navigation-adapter.ts'
import { routeIdOf } from './route-ids.ts'

export type RouterNavigation = NavigationAdapter & {
  /** Reads an address of the router; null if it is unknown or outside the console. */
  read(location: Pick<Location, 'pathname' | 'search' | 'hash'>): PathReading
  /** The router's own path for a place, without its basename. */
  path(to: Place): string
  /** The hash of the address that is being opened; requests don't carry one. */
  hashAhead(): string
}

/**
 * Creates the console's navigation from a router.
 * @param base where the router has the console's routes, within its basename; without it every address of the router is read
 */
export const routerNavigation = (router: DataRouter, base?: string): RouterNavigation => {
  const basename = withoutSlash(router.basename ?? '/')
  const root = withoutSlash(base ?? '/')
  const above = `${basename}${root}`
  let last: { key: string; place: Place | null } | null = null

  const read: RouterNavigation['read'] = ({ pathname, search, hash }) => {
    if (pathname !== above && !pathname.startsWith(`${above}/`)) return null
    return placeFromPath(pathname.slice(above.length) || '/', search, hash)
  }
  const current = () => {
    const { location, matches } = router.state
    // A host may have routes of its own below the base.
    if (base !== undefined && !matches.some(({ route }) => route.id === routeIdOf(base))) return null
    const key = `${location.pathname}${location.search}${location.hash}`
    if (last?.key !== key) last = { key, place: read(location)?.place ?? null }
    return last.place
  }
  // The console's own root has no trailing slash below a base.
  const path = (to: Place) => `${root}${root === '' ? pathOf(to) : pathOf(to).replace(/^\/(?=$|[?#])/, '')}`

  return {
    kind: 'router',
    read,
    path,
    hashAhead: () => (router.state.navigation.location ?? router.state.location).hash,
    current,
    previous: placesBefore(router, current),
    subscribe: (listener) => router.subscribe(listener),
    href: (to) => `${basename}${path(to)}`,
    go: (to, { replace = false } = {}) => void router.navigate(path(to), { replace }),
    back(fallback) {
      const isFirst = router.state.location.key === 'default'
      void (isFirst ? router.navigate(path(fallback), { replace: true }) : router.navigate(-1))
    },
  }
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

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
