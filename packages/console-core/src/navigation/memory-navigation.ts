import { pathOf } from '../routes/path-of.ts'
import type { Place } from '../routes/place.ts'
import { createStore } from '../runtime/create-store.ts'
import type { NavigationAdapter } from './navigation-adapter.ts'

/** Creates navigation without an address bar, for stories, tests, and hosts that show several screens in one place. */
export const memoryNavigation = (initial: Place | null = null): NavigationAdapter => {
  let entries = initial ? [initial] : []
  const store = createStore<Place | null>(initial)
  return {
    kind: 'memory',
    current: store.get,
    subscribe: store.subscribe,
    href: pathOf,
    go(to, { replace = false } = {}) {
      entries = [...(replace ? entries.slice(0, -1) : entries), to]
      store.set(to)
    },
    previous: () => entries.at(-2) ?? null,
    back(fallback) {
      entries = entries.slice(0, -1)
      if (entries.length === 0) entries = [fallback]
      store.set(entries.at(-1) ?? fallback)
    },
  }
}
