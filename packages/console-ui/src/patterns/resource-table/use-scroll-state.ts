import { type RefObject, useEffect, useState } from 'react'

export type ScrollState = {
  /** Scrolled sideways: the column that stays needs its shadow. */
  readonly scrolled: boolean
  /** Wider or higher than its place: the keyboard must be able to reach the region itself. */
  readonly overflows: boolean
}

export function useScrollState(region: RefObject<HTMLElement | null>): ScrollState {
  const [state, setState] = useState<ScrollState>({ scrolled: false, overflows: false })
  useEffect(() => {
    const element = region.current
    if (!element) return
    const look = () => {
      const scrolled = Math.abs(element.scrollLeft) > 0
      const overflows =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      setState((was) =>
        was.scrolled === scrolled && was.overflows === overflows ? was : { scrolled, overflows },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [region])
  return state
}
