/** Conditions used as keys of `@media` and `@container`; a screen's own width counts, not the window's. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

/** Name and widths of the container that a screen stands in (`containerName`, `containerType: inline-size`). */
export const containers = {
  name: 'ec-screen',
  small: 'ec-screen (max-width: 640px)',
  medium: 'ec-screen (max-width: 900px)',
  /** No room for an actions panel. */
  folded: 'ec-screen (max-width: 1080px)',
} as const
