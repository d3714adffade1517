import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual'

type Follow = typeof observeElementOffset<HTMLDivElement>

/** For so many frames without a change the region is still looked at. */
const REST = 3

/**
 * Tells how far a region is scrolled, by its events and, while it moves, in every frame as well: a key scrolls it smoothly
 * within the frame, whose event comes with the next one. On a busy machine that is a screen further, and would be seen empty.
 */
export const followScroll: Follow = (virtual: Virtualizer<HTMLDivElement, Element>, tell) => {
  const stop = observeElementOffset(virtual, tell)
  const region = virtual.scrollElement
  const window = virtual.targetWindow
  if (!region || !window) return stop
  let frame = 0
  let rest = 0
  let known = -1
  const look = () => {
    const { scrollTop } = region
    rest = scrollTop === known ? rest - 1 : REST
    if (scrollTop !== known && known >= 0) tell(scrollTop, true)
    known = scrollTop
    frame = rest > 0 ? window.requestAnimationFrame(look) : 0
  }
  const start = () => {
    if (frame !== 0) return
    known = region.scrollTop
    rest = REST
    frame = window.requestAnimationFrame(look)
  }
  region.addEventListener('scroll', start, { passive: true })
  region.addEventListener('keydown', start, { passive: true })
  return () => {
    stop?.()
    window.cancelAnimationFrame(frame)
    region.removeEventListener('scroll', start)
    region.removeEventListener('keydown', start)
  }
}
