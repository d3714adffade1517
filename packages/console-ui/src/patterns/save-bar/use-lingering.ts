import { useEffect, useState } from 'react'

/** As long as its way out takes, three quarters of the way in. */
const LEAVES_IN_MS = 195

/** Whether something is there, on its way out, or gone (null). */
export function useLingering(open: boolean): 'there' | 'leaving' | null {
  const [lingers, setLingers] = useState(open)
  useEffect(() => {
    if (open) {
      setLingers(true)
      return
    }
    const timer = setTimeout(() => setLingers(false), LEAVES_IN_MS)
    return () => clearTimeout(timer)
  }, [open])
  if (open) return 'there'
  return lingers ? 'leaving' : null
}
