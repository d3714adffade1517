/** So long nothing has come from the network: by then the first rows are there. */
const QUIET_MS = 3000

/**
 * Calls once when the page has received nothing for a while, awaits nothing and has a moment to spare. The answer takes the
 * wish back.
 */
export function whenQuiet(isAwaiting: () => boolean, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let idle: number | undefined
  const observer = typeof PerformanceObserver === 'undefined' ? undefined : new PerformanceObserver(wait)
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isAwaiting()) return wait()
      observer?.disconnect()
      // Safari has no idle moments to ask for.
      if (typeof requestIdleCallback === 'undefined') work()
      else idle = requestIdleCallback(work)
    }, QUIET_MS)
  }
  observer?.observe({ type: 'resource' })
  wait()
  return () => {
    observer?.disconnect()
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
