import { useEffect, useRef } from 'react'

/**
 * Runs an action each time the browser gets its connection back; with none, nothing.
 * @example useWhenOnline(failed ? retry : undefined)
 */
export const useWhenOnline = (action: (() => void) | undefined): void => {
  const latest = useRef(action)
  latest.current = action
  const waits = action !== undefined
  useEffect(() => {
    if (!waits) return
    const run = () => latest.current?.()
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [waits])
}
