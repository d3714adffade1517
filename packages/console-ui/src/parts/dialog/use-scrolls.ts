import { useEffect, useState } from 'react'

/**
 * Whether an element holds more than it shows: then it must take the focus, so that the keyboard can scroll it, or say
 * elsewhere what is cut. `content` is what may change without changing its size.
 */
export function useScrolls(content?: string): [ref: (element: HTMLElement | null) => void, scrolls: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [scrolls, setScrolls] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may be longer
  useEffect(() => {
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    // It measures at once, after the layout that the browser does anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, content])

  return [setElement, scrolls]
}
