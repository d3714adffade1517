import { useMemo } from 'react'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import type { Place } from '../routes/place.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

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
