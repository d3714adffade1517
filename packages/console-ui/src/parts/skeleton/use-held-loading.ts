import { useEffect, useState } from 'react'

const showAfter = 150
const holdFor = 300

/** Whether to show skeletons: not for the first 150 ms of loading, and then for 300 ms at least, so that nothing flickers. */
export function useHeldLoading(loading: boolean): boolean {
  const [shownSince, setShownSince] = useState<number | null>(null)

  useEffect(() => {
    if (loading && shownSince === null) {
      const timer = setTimeout(() => setShownSince(Date.now()), showAfter)
      return () => clearTimeout(timer)
    }
    if (!loading && shownSince !== null) {
      const rest = Math.max(0, holdFor - (Date.now() - shownSince))
      const timer = setTimeout(() => setShownSince(null), rest)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [loading, shownSince])

  return shownSince !== null
}
