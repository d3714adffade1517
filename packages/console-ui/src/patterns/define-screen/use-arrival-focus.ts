import { type RefObject, useLayoutEffect } from 'react'
import { focusTitle } from '../../parts/way-back/focus-title.ts'

/** A screen that comes later than this has nothing to do with the one before. */
const ARRIVES_WITHIN_MS = 15_000

/** When a screen went and took the focus along, by document or shadow root. */
const leftAt = new WeakMap<Node, number>()

/**
 * Where no shell does it, a screen that comes in place of one that took the focus along gives the focus to its title (ux 7.1),
 * whoever put it there: our routes, a host's router, or Back.
 */
export function useArrivalFocus(section: RefObject<HTMLElement | null>, isFramed: boolean): void {
  useLayoutEffect(() => {
    const element = section.current
    if (!element || isFramed) return
    const root = element.getRootNode()
    const left = leftAt.get(root)
    leftAt.delete(root)
    const stop =
      left !== undefined && performance.now() - left < ARRIVES_WITHIN_MS ? focusTitle(element) : undefined
    return () => {
      stop?.()
      if (element.querySelector(':focus')) leftAt.set(root, performance.now())
    }
  }, [section, isFramed])
}
