import { useRefresh } from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'
import { pollPace } from './poll-pace.ts'

/** With nothing running, only what somebody else starts can be new. */
const IDLE = 60_000
/** Where the pace changes: two minutes and ten minutes of watching. */
const STEPS = [120_000, 600_000]

/**
 * How often to ask again: quickly while something runs and one has just begun to watch it, then ever more rarely.
 * When it has come to its end, everything on show is asked for once more.
 */
export const usePollPace = (running: boolean): number => {
  const [watched, setWatched] = useState(0)
  useLastLook(running)
  useEffect(() => {
    setWatched(0)
    if (!running) return
    const timers = STEPS.map((step) => setTimeout(() => setWatched(step), step))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [running])
  return running ? pollPace(watched) : IDLE
}

// Each list of a screen polls by itself: the one that sees the end first would leave the others a look behind.
const useLastLook = (running: boolean): void => {
  const refresh = useRefresh('importLogs')
  const ran = useRef(running)
  useEffect(() => {
    if (ran.current && !running) refresh()
    ran.current = running
  }, [running, refresh])
}
