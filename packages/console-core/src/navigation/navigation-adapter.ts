import type { Place } from '../routes/place.ts'

/** How the console is told where it is and goes elsewhere (architecture 4). Known to React only through hooks. */
export type NavigationAdapter = {
  readonly kind: 'router' | 'memory' | 'host'
  /** The place on show; null where the host has none. The same object until it changes. */
  current(): Place | null
  subscribe(listener: () => void): () => void
  /** Undefined: this host has nowhere to show it, and a link becomes plain text. */
  href(to: Place): string | undefined
  go(to: Place, options?: { replace?: boolean }): void
  /** One step back, or to `fallback` when there is none. */
  back?(fallback: Place): void
  /** Where `back` would lead; null where there is none, or nobody remembers. */
  previous?(): Place | null
}
