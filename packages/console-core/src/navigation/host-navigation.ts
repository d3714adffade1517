import type { Place } from '../routes/place.ts'
import type { NavigationAdapter } from './navigation-adapter.ts'

type HostOptions = {
  /** The host's URL for a place; undefined if it has none. */
  href: (to: Place) => string | undefined
  /** Opens a place by the host's router; with `replace` no entry of the history is added. */
  go: (to: Place, options?: { replace?: boolean }) => void
  /** Leads back, or to the fallback where there is nothing to go back to. Default: to the fallback. */
  back?: (fallback: Place) => void
}

/**
 * Creates the navigation of a host with its own router and URLs.
 * @example hostNavigation({ href: (to) => (to.id === 'import-logs' ? '/sis/logs' : undefined), go })
 */
export const hostNavigation = ({ href, go, back }: HostOptions): NavigationAdapter => ({
  kind: 'host',
  current: () => null,
  subscribe: () => () => {},
  href,
  go,
  ...(back && { back }),
})
