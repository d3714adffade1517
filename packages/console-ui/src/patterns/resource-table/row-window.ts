import type { RefObject } from 'react'

export type DrawnLine = {
  readonly index: number
  /** Room above it for lines that are not drawn. */
  readonly gap: number
}

/** Which rows of a page are drawn, and how much room the others take. */
export type RowWindow = {
  readonly drawn: readonly DrawnLine[]
  readonly after: number
  /** Learns the real height of a drawn row; it carries its position in `data-index`. */
  readonly measure: ((element: HTMLTableRowElement | null) => void) | undefined
  /** Brings a position into view. */
  reveal(index: number): void
}

/** Above so many rows only those in view are drawn (ux 8.1). */
export const DRAW_ALL_UP_TO = 30

/** The first rows of a page, and room for the others until it is known which are in view. */
export function firstRows(
  count: number,
  drawn: number,
  region: RefObject<HTMLDivElement | null>,
  rowHeight: number,
): RowWindow {
  const shown = Math.min(count, drawn)
  return {
    drawn: Array.from({ length: shown }, (_, index) => ({ index, gap: 0 })),
    after: (count - shown) * rowHeight,
    measure: undefined,
    reveal: (index) =>
      region.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
  }
}
