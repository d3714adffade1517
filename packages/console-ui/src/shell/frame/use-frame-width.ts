import { type RefObject, useLayoutEffect, useState } from 'react'

/** How the frame is laid out (ux 4.5): by its own width, since a host may give it any. */
export type FrameWidth = 'wide' | 'medium' | 'narrow' | 'small'

export function useFrameWidth(frame: RefObject<HTMLElement | null>): FrameWidth {
  const [width, setWidth] = useState<FrameWidth>('wide')
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setWidth(nameOf(element.getBoundingClientRect().width))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}

export function nameOf(pixels: number): FrameWidth {
  // Nothing measured yet, as on a server.
  if (pixels === 0 || pixels >= 1200) return 'wide'
  if (pixels >= 900) return 'medium'
  return pixels >= 640 ? 'narrow' : 'small'
}
