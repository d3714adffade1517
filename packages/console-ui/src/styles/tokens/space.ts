/** Distances in pixels. 9 is the page edge. */
export const space = {
  0: 0,
  1: 2,
  2: 4,
  3: 6,
  4: 8,
  5: 12,
  6: 16,
  7: 20,
  8: 24,
  9: 28,
  10: 32,
  11: 40,
  12: 48,
} as const

/** Pixels. An inner radius is the outer one minus the padding between them. */
export const radius = { xs: 4, sm: 6, md: 7, lg: 10, xl: 12, full: 999 } as const
