import type { Place } from '../routes/place.ts'

/** Tells the console its current place and navigates (architecture 4). React uses it only through hooks. */
export type NavigationAdapter = {
  /** `embed`: an embedded screen's own. `none`: the host has none. */
  readonly kind: 'router' | 'memory' | 'host' | 'embed' | 'none'
  /** The current place; null if the host has none. The same object until it changes. */
  current(): Place | null
  subscribe(listener: () => void): () => void
  /** The URL of a place, empty for the host's own page; undefined if the host can't show it, and links become plain text. */
  href(to: Place): string | undefined
  go(to: Place, options?: { replace?: boolean }): void
  /** Goes one step back, or to `fallback` if there is none. */
  back?(fallback: Place): void
  /** Where `back` would lead; null if unknown. */
  previous?(): Place | null
}
