import type { Later } from './create-later.ts'

/** Attributes for a button: what it will open is fetched when the pointer or the focus comes near. */
export function preloadOnApproach(later: Later<unknown>): { onPointerEnter(): void; onFocus(): void } {
  const fetchNow = () => {
    // Whoever presses then tries again, and deals with a failure.
    later.load().catch(() => {})
  }
  return { onPointerEnter: fetchNow, onFocus: fetchNow }
}
