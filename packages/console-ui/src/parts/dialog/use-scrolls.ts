import { useEffect, useState } from 'react'

/** Whether an element holds more than it shows: then it must take the focus, so that the keyboard can scroll it. */
export function useScrolls(): [ref: (element: HTMLElement | null) => void, scrolls: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [element])

  return [setElement, scrolls]
}
