/** Waits this long for a screen to bring its title, and for its rows. */
const GIVE_UP_MS = 15_000

/** Calls back once an element is in the document, at once if it is there already. */
export function whenThere(
  within: HTMLElement,
  selector: string,
  then: (found: HTMLElement) => void,
): () => void {
  return watch(within, (stop) => {
    const found = within.querySelector<HTMLElement>(selector)
    if (!found) return
    stop()
    then(found)
  })
}

/** Looks now and whenever something is drawn, for a while. */
export function watch(within: HTMLElement, look: (stop: () => void) => void): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => look(stop))
  const timer = setTimeout(stop, GIVE_UP_MS)
  observer.observe(within, { childList: true, subtree: true })
  look(stop)
  return stop
}
