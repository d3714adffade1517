import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Above so many rows only those in view are drawn (ux 8.1). */
const DRAW_ALL_UP_TO = 30
const OVERSCAN = 8

export type VirtualRows = {
  /** Positions to draw; all of them when there are few. */
  readonly drawn: readonly number[]
  readonly before: number
  readonly after: number
  /** Learns the real height of a drawn row; it carries its position in `data-index`. */
  readonly measure: ((element: HTMLTableRowElement | null) => void) | undefined
  /** Brings a position into view. */
  reveal(index: number): void
}

/** Which rows of a long page are in view, and how much room the others take above and below. */
export function useVirtualRows(
  keys: readonly string[],
  region: RefObject<HTMLDivElement | null>,
  rowHeight: number,
): VirtualRows {
  const many = keys.length > DRAW_ALL_UP_TO
  const virtual: Virtualizer<HTMLDivElement, HTMLTableRowElement> = useVirtualizer({
    count: keys.length,
    enabled: many,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    // A row without a height is not laid out; taking that for its size would pile up all of them.
    measureElement: (element) => element.getBoundingClientRect().height || rowHeight,
    // Before the region is measured, as on a server, one screen of rows.
    initialRect: { width: 1200, height: 800 },
  })
  if (!many) {
    return {
      drawn: keys.map((_, index) => index),
      before: 0,
      after: 0,
      measure: undefined,
      reveal: (index) =>
        region.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
    }
  }
  const items = virtual.getVirtualItems()
  return {
    drawn: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
    // In the middle: at the edge the sticky header would lie over it
    reveal: (index) => virtual.scrollToIndex(index, { align: 'center' }),
  }
}
