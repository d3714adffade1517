import { useEffect, useRef } from 'react'
import type { Preloadable } from './lazy-part.tsx'

/** So long nothing has come from the network: by then the first rows are there. */
const QUIET_MS = 3000

/**
 * Calls once when the page has received nothing for a while, awaits nothing and has a moment to spare. The answer takes the
 * wish back.
 */
function whenQuiet(isAwaiting: () => boolean, work: () => void): () => void {
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

/**
 * Fetches and evaluates code that will most likely be needed, once the page has all that it asked for (`isAwaiting` says
 * whether it has not) and nothing to do. It draws nothing, and who saves data is spared it.
 */
export function useLoadWhenQuiet(part: Preloadable, wanted: boolean, isAwaiting: () => boolean): void {
  const awaiting = useRef(isAwaiting)
  awaiting.current = isAwaiting
  useEffect(() => {
    if (!wanted || savesData()) return
    return whenQuiet(
      () => awaiting.current(),
      () => {
        // The part that needs it tries again, and reports a failure.
        part.preload().catch(() => {})
      },
    )
  }, [part, wanted])
}

/** Not all browsers know it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
