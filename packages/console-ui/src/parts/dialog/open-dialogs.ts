import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  count += by
  for (const listener of listeners) listener()
}

/** Counts a dialog or drawer as open until the answer is called. */
export function countOpenDialog(): () => void {
  change(1)
  return () => change(-1)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many dialogs and drawers are open on the page, one over the other. */
export function useOpenDialogs(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
