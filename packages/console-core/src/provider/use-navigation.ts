import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { samePath } from '../navigation/same-path.ts'
import type { Place } from '../routes/place.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type NavigationHook = NavigatorHook & {
  /** Where the console is, query and all; null where the host has no places. */
  place: Place | null
}

/**
 * Where the console is and how to go elsewhere; the same in every host (architecture 4). Draws anew with each change of the
 * query: `usePlace` and `useNavigator` do not.
 */
export const useNavigation = (): NavigationHook => {
  const adapter = useStore(useRuntime().navigation)
  const place = useSyncExternalStore(adapter.subscribe, adapter.current, adapter.current)
  return { ...useNavigator(), place }
}

export type NavigatorHook = Pick<NavigationAdapter, 'kind' | 'href' | 'go'> & {
  /** One step back, or to `fallback` when there is none. */
  back(fallback: Place): void
  /** Where `back` would lead; null where there is none, or nobody remembers. */
  previous(): Place | null
}

/**
 * How to go elsewhere, for whoever need not know where the console is: the same object wherever it goes, so that links are
 * not drawn anew by every page of a list.
 * @example const { go } = useNavigator()
 */
export const useNavigator = (): NavigatorHook => {
  const adapter = useStore(useRuntime().navigation)
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
 * Where the console is, without its query: the same object while only pages, filters and the like change. Null where the
 * host has no places.
 * @example const id = usePlace()?.id
 */
export const usePlace = (): Place | null => {
  const adapter = useStore(useRuntime().navigation)
  const last = useRef<Place | null>(null)
  const read = (): Place | null => {
    const place = adapter.current()
    if (place === null) last.current = null
    else if (!samePath(place, last.current)) last.current = { id: place.id, params: place.params }
    return last.current
  }
  return useSyncExternalStore(adapter.subscribe, read, read)
}
