import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { embedNavigation } from '../navigation/embed-navigation.ts'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { samePath } from '../navigation/same-path.ts'
import { pathOf } from '../routes/path-of.ts'
import type { Place } from '../routes/place.ts'
import type { PlaceId } from '../routes/route-table.ts'
import { useRuntime, useStore } from './use-runtime.ts'

const EmbedContext = createContext<NavigationAdapter | null>(null)

/** Returns the navigation around a component: its embed's own, else the console's. */
export const useNavigationAdapter = (): NavigationAdapter => {
  const own = useContext(EmbedContext)
  const ofConsole = useStore(useRuntime().navigation)
  return own ?? ofConsole
}

export type EmbeddedPlacesProps = {
  /** The embedded screen itself; null until it has a district. */
  home: Place | null
  /** True for the other screens that the embed can show. Must be stable. */
  shows: (id: PlaceId) => boolean
  /** Renders the place that was opened; null for the embedded screen itself. */
  children: (opened: Place | null) => ReactNode
}

/**
 * Gives an embedded screen a navigation of its own, with a history in memory. Another `home`, such as another district's,
 * begins anew.
 * @example <EmbeddedPlaces home={placeOf('import-logs', { districtId })} shows={(id) => id in screens}>{show}</EmbeddedPlaces>
 */
export const EmbeddedPlaces = ({ home, shows, children }: EmbeddedPlacesProps): ReactElement => {
  const { leaveGuard } = useRuntime()
  const path = home && pathOf(home)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says all that a home is
  const navigation = useMemo(() => embedNavigation({ home, shows, leaveGuard }), [path, shows, leaveGuard])
  const place = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current)
  return (
    <EmbedContext.Provider value={navigation}>
      {children(place && !samePath(place, home) ? place : null)}
    </EmbedContext.Provider>
  )
}
