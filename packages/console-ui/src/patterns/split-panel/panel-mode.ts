import { type RefObject, useLayoutEffect, useState } from 'react'

/** Beside the list, over its end, or in place of the page (ux 7.25). */
export type PanelMode = 'beside' | 'over' | 'full'

/** What the console's own navigation leaves of a frame of 1200 px. */
const BESIDE_FROM = 960
const OVER_FROM = 640

export function panelModeOf(pixels: number): PanelMode {
  // Nothing measured yet, as on a server.
  if (pixels === 0 || pixels >= BESIDE_FROM) return 'beside'
  return pixels >= OVER_FROM ? 'over' : 'full'
}

/** By the width of what both stand in: a host may give it any. */
export function usePanelMode(around: RefObject<HTMLElement | null>): PanelMode {
  const [mode, setMode] = useState<PanelMode>('beside')
  useLayoutEffect(() => {
    const element = around.current
    if (!element) return
    const look = () => setMode(panelModeOf(element.getBoundingClientRect().width))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [around])
  return mode
}
