export type Seen = {
  probes: number
  /** Of them, how many showed no row. */
  blank: number
  /** The most elements that the document had. */
  elements: number
}

/**
 * Runs in the page: from now on looks, after each frame that was shown, at so many places of the list from top to bottom. A
 * place without a row is blank. What it has seen is at `window.seen`.
 */
export const watchRows = (places: number): void => {
  const region = document.querySelector('tr[data-index]')?.closest<HTMLElement>('[role=region], [tabindex]')
  const head = document.querySelector('thead th')
  if (!region || !head) throw new Error('There is no list')
  const { left, width, bottom } = region.getBoundingClientRect()
  const top = head.getBoundingClientRect().bottom
  const high = Math.min(bottom, window.innerHeight) - top
  const seen = { probes: 0, blank: 0, elements: 0 }
  Reflect.set(window, 'seen', seen)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    for (let at = 0; at < places; at += 1) {
      const there = document.elementFromPoint(left + width / 2, top + ((at + 0.5) / places) * high)
      seen.probes += 1
      if (!there?.closest('tr[data-index]')) seen.blank += 1
    }
    seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length)
  }
  // A message that is sent before a frame is drawn arrives after it.
  const frame = () => {
    port2.postMessage(null)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  region.focus()
}
