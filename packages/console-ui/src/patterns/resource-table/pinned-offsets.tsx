import { type RefObject, useLayoutEffect } from 'react'
import type { Column } from './column.ts'
import { isSticky, pinnedOffset } from './pinned-style.ts'

export type PinnedOffsetsProps = {
  region: RefObject<HTMLElement | null>
  columns: readonly Column<never>[]
}

/** Measures how far from the start each pinned column stays: the table may give columns more than they ask for. */
export function PinnedOffsets({ region, columns }: PinnedOffsetsProps): null {
  const sticky = columns.filter(isSticky)
  // Other columns, other headers.
  const fields = sticky.map(({ field }) => field).join(' ')
  const count = sticky.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headers are those of these fields
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const headers = [...element.querySelectorAll('thead [data-field]')].slice(0, count)
    // The boxes of a selection stay before them.
    const before = [...element.querySelectorAll('thead th:first-child:not([data-field])')]
    const measure = () => {
      let offset = before.reduce((width, box) => width + box.getBoundingClientRect().width, 0)
      headers.forEach((header, index) => {
        element.style.setProperty(pinnedOffset(index), `${offset}px`)
        offset += header.getBoundingClientRect().width
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const header of [...before, ...headers]) observer.observe(header)
    return () => observer.disconnect()
  }, [region, count, fields])
  return null
}
