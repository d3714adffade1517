import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../api/refresh-after.ts'
import { PACE_STEPS, pollPace } from './poll-pace.ts'

/** While nothing runs, only runs started elsewhere can be new. */
const IDLE_MS = 60_000

/**
 * Returns the polling interval in milliseconds, for `pollMs` of `useList` and `useItem`: short when a run has just
 * begun, then growing. When the run ends, everything on screen of the collection is refetched once.
 * @param collection the collection on screen, such as `importLogs`
 * @example
 * const pollMs = usePolling(running, 'importLogs')
 * const batches = useList(importLogsResource.headers, {}, { pollMs })
 */
export const usePolling = (running: boolean, collection: string): number => {
  const [watched, setWatched] = useState(0)
  useLastLook(running, collection)
  useEffect(() => {
    setWatched(0)
    if (!running) return
    const timers = PACE_STEPS.map((step) => setTimeout(() => setWatched(step), step))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [running])
  return running ? pollPace(watched) : IDLE_MS
}

// Lists poll independently: without a final refetch, the others would lag behind the one that sees the end first.
const useLastLook = (running: boolean, collection: string): void => {
  const refresh = useRefresh(collection)
  const ran = useRef(running)
  useEffect(() => {
    if (ran.current && !running) refresh()
    ran.current = running
  }, [running, refresh])
}
