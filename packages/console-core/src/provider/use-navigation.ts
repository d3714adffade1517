import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { samePath } from '../navigation/same-path.ts'
import type { Place } from '../routes/place.ts'
import { useNavigationAdapter } from './embedded-places.tsx'

export type NavigationHook = NavigatorHook & {
  /** The current place with its query; null if the host has no places. */
  place: Place | null
}

/**
 * Returns the current place and how to navigate, in every host (architecture 4). Rerenders on every query change, unlike
 * `usePlace` and `useNavigator`.
 */
export const useNavigation = (): NavigationHook => {
  const adapter = useNavigationAdapter()
  const place = useSyncExternalStore(adapter.subscribe, adapter.current, adapter.current)
  return { ...useNavigator(), place }
}

export type NavigatorHook = Pick<NavigationAdapter, 'kind' | 'href' | 'go'> & {
  /** Goes one step back, or to `fallback` if there is none. */
  back(fallback: Place): void
  /** Where `back` would lead; null if unknown. */
  previous(): Place | null
}

/**
 * Returns how to navigate, for components that don't need the current place. Stable across navigations, so that links don't
 * rerender with every page of a list.
 * @example const { go } = useNavigator()
 */
export const useNavigator = (): NavigatorHook => {
  const adapter = useNavigationAdapter()
  return useMemo(
    () => ({
      kind: adapter.kind,
      href: adapter.href,
      go: adapter.go,
      back: (fallback) => (adapter.back ? adapter.back(fallback) : adapter.go(fallback, { replace: true })),
      previous: () => adapter.previous?.() ?? null,
    }),
    [adapter],
  )
}

/**
 * Returns the current place without its query. Stable while only the query changes. Null if the host has no places.
 * @example const id = usePlace()?.id
 */
export const usePlace = (): Place | null => {
  const adapter = useNavigationAdapter()
  const last = useRef<Place | null>(null)
  const read = (): Place | null => {
    const place = adapter.current()
    if (place === null) last.current = null
    else if (!samePath(place, last.current)) last.current = { id: place.id, params: place.params }
    return last.current
  }
  return useSyncExternalStore(adapter.subscribe, read, read)
}
