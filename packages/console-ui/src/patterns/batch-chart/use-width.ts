import { useEffect, useState } from 'react'

/** How wide an element is drawn, in pixels; `fallback` where nothing is laid out. */
export function useWidth(fallback: number): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(fallback)

  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, width]
}
