import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Whether the browser has a connection; always true on a server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

const isOnline = (): boolean => navigator.onLine

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

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
