import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../api/refresh-after.ts'
import { PACE_STEPS, pollPace } from './poll-pace.ts'

/** With nothing running, only what somebody else starts can be new. */
const IDLE_MS = 60_000

/**
 * How often to ask again, in milliseconds, for `pollMs` of `useList` and `useItem`, which rest while the window is
 * hidden: quickly while something runs and one has just begun to watch it, then ever more rarely. When it has come to
 * its end, everything on show of the collection is asked for once more.
 * @param collection of the calls on show, for example `importLogs`
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

// Each list of a screen polls by itself: the one that sees the end first would leave the others a look behind.
const useLastLook = (running: boolean, collection: string): void => {
  const refresh = useRefresh(collection)
  const ran = useRef(running)
  useEffect(() => {
    if (ran.current && !running) refresh()
    ran.current = running
  }, [running, refresh])
}
