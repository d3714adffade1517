/** Pixels that hold whatever the text size: the header and the snackbar are fixed figures of the product ([S9]). */
export const fixedSizes = { header: 48, snackbar: 340 } as const

/** Pixels at a root font size of 16: they grow with the text, so that large text is never cut. */
export const growingSizes = {
  nav: 240,
  navRail: 56,
  panel: 304,
  split: 372,
  formMax: 880,
  controlSm: 28,
  control: 32,
  controlLg: 36,
  row: 44,
  rowHeader: 36,
  iconSm: 14,
  iconMd: 16,
  iconLg: 18,
  iconXl: 20,
  target: 24,
  savebar: 56,
  pagination: 48,
} as const

/** What the compact density changes: heights only, never the type size, never a target below 24. */
export const compactSizes = { controlSm: 26, control: 28, controlLg: 32, row: 34, rowHeader: 34 } as const

/** Smallest target where fingers work: small or touched screens. */
export const touchTarget = 40
