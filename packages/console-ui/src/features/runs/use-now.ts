import { useClock } from '@edconsole/console-core'
import { useEffect, useState } from 'react'

/** The product's time, read anew every so often while `active`. */
export const useNow = (everyMs: number, active: boolean): Date => {
  const clock = useClock()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (!active) return
    setNow(clock())
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs, active])
  return now
}
