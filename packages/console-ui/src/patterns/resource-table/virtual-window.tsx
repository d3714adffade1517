import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { followScroll } from './follow-scroll.ts'
import { measuredLines } from './measured-lines.ts'
import { DRAW_ALL_UP_TO, firstRows, type RowWindow } from './row-window.ts'
import { useHeldLine } from './use-held-line.ts'

/** Scrolling draws in the same turn of the browser; these bridge a turn that comes late, and each costs with every page. */
const OVERSCAN = 3

export type VirtualWindowProps = {
  keys: readonly string[]
  region: RefObject<HTMLDivElement | null>
  rowHeight: number
  /** Above so many rows only those in view are drawn. Default 30. */
  drawAllUpTo?: number
  /** Hears what to draw, in the same turn of the browser in which that changes. */
  onWindow: (rows: RowWindow) => void
}

/** Follows the scrolling: of a long page only the rows in view, and the one with the focus, wherever it is. */
export function VirtualWindow({
  keys,
  region,
  rowHeight,
  drawAllUpTo = DRAW_ALL_UP_TO,
  onWindow,
}: VirtualWindowProps): null {
  const many = keys.length > drawAllUpTo
  const held = useHeldLine(region, keys)
  const virtual: Virtualizer<HTMLDivElement, HTMLTableRowElement> = useVirtualizer({
    count: keys.length,
    enabled: many,
    getScrollElement: () => region.current,
    observeElementOffset: followScroll,
    estimateSize: () => rowHeight,
    // The same function for the same keys: with another one every position is worked out anew.
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withHeld(defaultRangeExtractor(range), held), [held]),
    measureElement: heightOf,
    // Before the region is measured, as on a server, one screen of rows.
    initialRect: { width: 1200, height: 800 },
  })
  const measure = useMemo(() => measuredLines(virtual), [virtual])
  const items = virtual.getVirtualItems()
  const size = virtual.getTotalSize()
  const rows = useMemo<RowWindow>(
    () =>
      many
        ? {
            drawn: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) })),
            after: size - (items.at(-1)?.end ?? 0),
            measure,
            // In the middle: at the edge the sticky header would lie over it
            reveal: (index) => virtual.scrollToIndex(index, { align: 'center' }),
          }
        : firstRows(keys.length, keys.length, region, rowHeight),
    [many, items, size, virtual, measure, keys.length, region, rowHeight],
  )
  const told = useRef(rows)
  if (!isSame(told.current, rows)) told.current = rows
  const { current } = told
  useLayoutEffect(() => onWindow(current), [onWindow, current])
  return null
}

/** Another page of rows as high as those of the last one is drawn in the same lines: they need not be told again. */
function isSame(one: RowWindow, other: RowWindow): boolean {
  return (
    one.after === other.after &&
    one.measure === other.measure &&
    one.drawn.length === other.drawn.length &&
    one.drawn.every((line, at) => line.index === other.drawn[at]?.index && line.gap === other.drawn[at]?.gap)
  )
}

/**
 * The height that a row really has, told by the browser once it has laid it out: asking for it at once would make it lay
 * out all of the page between two rows. Until then the one it had, or is expected to have.
 */
function heightOf(
  element: HTMLTableRowElement,
  seen: ResizeObserverEntry | undefined,
  virtual: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number {
  const index = virtual.indexFromElement(element)
  // A row without a height is not laid out; taking that for its size would pile up all of them.
  return (
    seen?.borderBoxSize[0]?.blockSize ||
    (virtual.measurementsCache[index]?.size ?? virtual.options.estimateSize(index))
  )
}

function withHeld(indexes: number[], held: number): number[] {
  return held < 0 || indexes.includes(held) ? indexes : [...indexes, held].sort((a, b) => a - b)
}
