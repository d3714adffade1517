import { useSyncExternalStore } from 'react'
import type { Place } from '../routes/place.ts'
import { type NavigatorHook, useNavigator } from './use-navigator.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

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
