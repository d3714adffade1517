import { useEffect, useRef } from 'react'
import type { Later } from './create-later.ts'
import { whenQuiet } from './when-quiet.ts'

/**
 * Fetches and evaluates code that will most likely be needed, once the page has all that it asked for (`isAwaiting` says
 * whether it has not) and nothing to do. It draws nothing, and who saves data is spared it.
 */
export function useLoadWhenQuiet(later: Later<unknown>, wanted: boolean, isAwaiting: () => boolean): void {
  const awaiting = useRef(isAwaiting)
  awaiting.current = isAwaiting
  useEffect(() => {
    if (!wanted || later.get() !== undefined || savesData()) return
    return whenQuiet(
      () => awaiting.current(),
      () => {
        // Whoever needs it tries again, and deals with a failure.
        later.load().catch(() => {})
      },
    )
  }, [later, wanted])
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
