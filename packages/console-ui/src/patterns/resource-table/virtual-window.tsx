import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '../page-header/use-printing.ts'
import { DRAW_ALL_UP_TO, firstRows, type RowWindow } from './row-window.ts'

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
  // Paper doesn't scroll, so that all rows are drawn
  const isPrinting = usePrinting()
  const many = keys.length > drawAllUpTo && !isPrinting
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

type Follow = typeof observeElementOffset<HTMLDivElement>

/** For so many frames without a change the region is still looked at. */
const REST = 3

/**
 * Tells how far a region is scrolled, by its events and, while it moves, in every frame as well: a key scrolls it smoothly
 * within the frame, whose event comes with the next one. On a busy machine that is a screen further, and would be seen empty.
 */
const followScroll: Follow = (virtual: Virtualizer<HTMLDivElement, Element>, tell) => {
  const stop = observeElementOffset(virtual, tell)
  const region = virtual.scrollElement
  const window = virtual.targetWindow
  if (!region || !window) return stop
  let frame = 0
  let rest = 0
  let known = -1
  const look = () => {
    const { scrollTop } = region
    rest = scrollTop === known ? rest - 1 : REST
    if (scrollTop !== known && known >= 0) tell(scrollTop, true)
    known = scrollTop
    frame = rest > 0 ? window.requestAnimationFrame(look) : 0
  }
  const start = () => {
    if (frame !== 0) return
    known = region.scrollTop
    rest = REST
    frame = window.requestAnimationFrame(look)
  }
  region.addEventListener('scroll', start, { passive: true })
  region.addEventListener('keydown', start, { passive: true })
  return () => {
    stop?.()
    window.cancelAnimationFrame(frame)
    region.removeEventListener('scroll', start)
    region.removeEventListener('keydown', start)
  }
}

/** Position of the line that has the focus, -1 without one: scrolled out of view, it must not take the focus with it. */
function useHeldLine(region: RefObject<HTMLElement | null>, keys: readonly string[]): number {
  const [held, setHeld] = useState<string>()
  const latest = useRef(keys)
  latest.current = keys
  const hold = useCallback(
    (target: EventTarget | null) => {
      const inside = target instanceof Element && region.current?.contains(target)
      const line = inside ? target.closest<HTMLElement>('tr[data-index]') : null
      setHeld(line ? latest.current[Number(line.dataset.index)] : undefined)
    },
    [region],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is drawn in the same lines, focus and all
  useEffect(() => {
    if (document.activeElement !== document.body) hold(document.activeElement)
  }, [hold, keys])
  useEffect(() => {
    const element = region.current
    if (!element) return
    const onFocus = (event: FocusEvent) => hold(event.target)
    // Without a next target the window lost the focus, and it will come back to the same line.
    const onBlur = (event: FocusEvent) => event.relatedTarget && hold(event.relatedTarget)
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [region, hold])
  return useMemo(() => (held === undefined ? -1 : keys.indexOf(held)), [held, keys])
}

type Key = string | number | bigint

export type LineKeeper = Pick<
  Virtualizer<HTMLDivElement, HTMLTableRowElement>,
  'elementsCache' | 'indexFromElement' | 'measureElement'
> & { options: { getItemKey(index: number): Key } }

/**
 * Hands lines to what measures them. The next page is drawn in the lines of the last one, and a line that is another row
 * now is forgotten as the one it was: otherwise every page that was looked at would be gone through for each of its rows.
 */
export function measuredLines(keeper: LineKeeper): (line: HTMLTableRowElement | null) => void {
  const keys = new WeakMap<HTMLTableRowElement, Key>()
  return (line) => {
    if (line) {
      const before = keys.get(line)
      const key = keeper.options.getItemKey(keeper.indexFromElement(line))
      if (before !== undefined && before !== key && keeper.elementsCache.get(before) === line)
        keeper.elementsCache.delete(before)
      keys.set(line, key)
    }
    keeper.measureElement(line)
  }
}
