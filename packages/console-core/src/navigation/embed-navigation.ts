import type { Place } from '../routes/place.ts'
import type { PlaceId } from '../routes/route-table.ts'
import type { LeaveGuard } from '../runtime/create-leave-guard.ts'
import { createStore } from '../runtime/create-store.ts'
import type { NavigationAdapter } from './navigation-adapter.ts'
import { samePath } from './same-path.ts'

/**
 * Stands in where a host gives no navigation: no place has an address. A screen embedded without a shell then navigates within
 * itself.
 */
export const NO_NAVIGATION: NavigationAdapter = {
  kind: 'none',
  current: () => null,
  subscribe: () => () => {},
  href: () => undefined,
  go() {},
}

type EmbedOptions = {
  /** The embedded screen itself; null until it has a district. */
  home: Place | null
  /** True for the other screens that the embed can show. */
  shows: (id: PlaceId) => boolean
  leaveGuard: LeaveGuard
}

/** Navigation within one embed. Its history holds one entry per screen: there is no Back button to step through queries. */
export const embedNavigation = ({ home, shows, leaveGuard }: EmbedOptions): NavigationAdapter => {
  const store = createStore<Place | null>(home)
  let before: readonly Place[] = []

  const opens = (to: Place): boolean =>
    home !== null &&
    (to.id === home.id || shows(to.id)) &&
    (to.params.districtId ?? home.params.districtId) === home.params.districtId

  const enter = (to: Place, earlier: readonly Place[]): void => {
    before = samePath(to, home) ? [] : earlier
    store.set(to)
  }
  const leave = (to: Place, earlier: readonly Place[]): void => {
    const here = store.get()
    const takes = !samePath(to, here) || leaveGuard.takesForm(here?.query, to.query)
    const asks = leaveGuard.isDirty() && !leaveGuard.isPassing() && takes
    if (asks) void leaveGuard.ask().then((leaves) => leaves && enter(to, earlier))
    else enter(to, earlier)
  }
  const previous = (): Place | null => {
    const here = store.get()
    return before.at(-1) ?? (here && !samePath(here, home) ? home : null)
  }

  return {
    kind: 'embed',
    current: store.get,
    subscribe: store.subscribe,
    // The host's own page: the only address that a link opened in a new tab can have.
    href: (to) => (opens(to) ? '' : undefined),
    go(to, { replace = false } = {}) {
      const here = store.get()
      if (!here || !opens(to)) return
      // The way up leads to a list as it was left.
      const index = to.query ? -1 : before.findLastIndex((place) => samePath(place, to))
      const left = before[index]
      if (left) leave(left, before.slice(0, index))
      else leave(to, replace || samePath(to, here) ? before : [...before, here])
    },
    previous,
    back(fallback) {
      const to = previous() ?? (opens(fallback) ? fallback : home)
      if (to) leave(to, before.slice(0, -1))
    },
  }
}
