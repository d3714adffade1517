import { useEffect, useState } from 'react'

const LONG_MS = 150

/** Whether something has been awaited long enough to say so: a fast answer changes nothing before it is there. */
export function useLongWait(waiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && isLong
}
