/** Pixels of a text size of 16. Below the first no title can be read; beyond the second nothing else. */
export const COLUMN_WIDTH = { min: 48, max: 1200, step: 16 } as const

/** A width that a column may have. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, width)))
}
