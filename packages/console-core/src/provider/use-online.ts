import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Returns whether the browser is online; always true on a server. */
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
 * Runs an action whenever the browser comes back online. Pass undefined to do nothing.
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
