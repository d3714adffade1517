import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { DRAW_ALL_UP_TO, firstRows, type RowWindow } from './row-window.ts'

const OVERSCAN = 8

export type VirtualWindowProps = {
  keys: readonly string[]
  region: RefObject<HTMLDivElement | null>
  rowHeight: number
  children: (rows: RowWindow) => ReactNode
}

/** Follows the scrolling: of a long page only the rows in view. */
export function VirtualWindow({ keys, region, rowHeight, children }: VirtualWindowProps): ReactElement {
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
  if (!many) return <>{children(firstRows(keys.length, keys.length, region, rowHeight))}</>
  const items = virtual.getVirtualItems()
  return (
    <>
      {children({
        drawn: items.map((item) => item.index),
        before: items[0]?.start ?? 0,
        after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
        measure: virtual.measureElement,
        // In the middle: at the edge the sticky header would lie over it
        reveal: (index) => virtual.scrollToIndex(index, { align: 'center' }),
      })}
    </>
  )
}
