import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fitTabs } from './fit-tabs.ts'

type Input = {
  /** Its children are the tabs, and after them the button for the others. */
  list: RefObject<HTMLElement | null>
  /** Changes whenever a width may. */
  content: string
  count: number
  current: number
}

/** Measures which tabs fit. Those that do not stay in the document, unseen, so that their width is known. */
export function useFittingTabs({ list, content, count, current }: Input): ReadonlySet<number> {
  const [fitting, setFitting] = useState<ReadonlySet<number>>(() => new Set(Array(count).keys()))

  const measure = () => {
    const element = list.current
    if (!element) return
    const style = getComputedStyle(element)
    const widths = Array.from(element.children, (child) => child.getBoundingClientRect().width)
    const moreWidth = widths.pop() ?? 0
    const next = fitTabs({
      widths,
      moreWidth,
      current,
      gap: pixels(style.columnGap),
      room: element.clientWidth - pixels(style.paddingInlineStart) - pixels(style.paddingInlineEnd),
    })
    setFitting((before) =>
      before.size === next.size && [...next].every((index) => before.has(index)) ? before : next,
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text makes another width
  useLayoutEffect(measure, [content, current])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures what is drawn, with the latest place
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    // Tabs grow when their font arrives, the line when its container does.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [content, current])

  return fitting
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
