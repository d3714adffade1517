import { useEffect, useRef } from 'react'
import type { Preloadable } from './lazy-part.tsx'
import { whenQuiet } from './when-quiet.ts'

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
