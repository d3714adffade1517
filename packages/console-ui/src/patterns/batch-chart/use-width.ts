import { useLayoutEffect, useState } from 'react'

/** How wide an element is drawn, in pixels, known before the first paint; null as long as it is not displayed. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number | null] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, width]
}
