import { createContext } from 'react'

export type SplitWidth = {
  /** Pixels; null until the user chose one. */
  readonly width: number | null
  remember(width: number): void
}

/** Where the width that a user gave panels is kept. `null`: nowhere, it lasts as long as the page. */
export const SplitWidthContext = createContext<SplitWidth | null>(null)

export const SPLIT_MIN = 320
/** Of a panel for a form beside its guide. */
export const SPLIT_WIDE = 660
export const SPLIT_MAX = 640
export const SPLIT_WIDE_MAX = 960
/** What the arrow keys add. */
export const SPLIT_STEP = 16

export function withinSplit(width: number, max: number = SPLIT_MAX): number {
  return Math.round(Math.min(max, Math.max(SPLIT_MIN, width)))
}
