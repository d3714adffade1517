import { useSyncExternalStore } from 'react'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import type { Place } from '../routes/place.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

export type NavigationHook = Pick<NavigationAdapter, 'kind' | 'href' | 'go'> & {
  /** Where the console is; null where the host has no places. */
  place: Place | null
  back(fallback: Place): void
}

/** Where the console is and how to go elsewhere; the same in every host (architecture 4). */
export const useNavigation = (): NavigationHook => {
  const adapter = useStore(useRuntime().navigation)
  const place = useSyncExternalStore(adapter.subscribe, adapter.current, adapter.current)
  return {
    place,
    kind: adapter.kind,
    href: adapter.href,
    go: adapter.go,
    back: (fallback) => (adapter.back ? adapter.back(fallback) : adapter.go(fallback, { replace: true })),
  }
}
