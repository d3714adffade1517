import type { Preloadable } from './lazy-part.tsx'

/** Code that a host hands in: a lazy part, or the older form with `load`. */
export type PreloadableCode =
  | Preloadable
  | {
      /** @deprecated Name it `preload`. */
      load(): Promise<unknown>
    }

export function preload(code: PreloadableCode): Promise<unknown> {
  return 'preload' in code ? code.preload() : code.load()
}

/** Attributes for a button: loads what it opens when the pointer or the focus comes near. */
export function preloadOnApproach(...codes: readonly PreloadableCode[]): {
  onPointerEnter(): void
  onFocus(): void
} {
  const onApproach = () => {
    // The press itself tries again, and reports a failure.
    for (const code of codes) preload(code).catch(() => {})
  }
  return { onPointerEnter: onApproach, onFocus: onApproach }
}
