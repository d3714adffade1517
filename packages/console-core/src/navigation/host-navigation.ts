import type { Place } from '../routes/place.ts'
import type { NavigationAdapter } from './navigation-adapter.ts'

type HostOptions = {
  /** The host's URL for a place; undefined if it has none. */
  href: (to: Place) => string | undefined
  go: (to: Place, options?: { replace?: boolean }) => void
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
