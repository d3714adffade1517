import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import * as css from './small-probe.css.ts'

/** Whether a list stands in a small container; the element learns that and has to be drawn in the list. */
export function useSmallContainer(): { isSmall: boolean; probe: ReactElement } {
  const element = useRef<HTMLSpanElement>(null)
  const [isSmall, setSmall] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const look = () => setSmall(current.offsetWidth > 0)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { isSmall, probe: <span ref={element} className={css.probe} /> }
}
