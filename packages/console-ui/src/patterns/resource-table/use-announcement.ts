import { useEffect, useRef, useState } from 'react'

/**
 * What a screen reader hears about a list: that it loads, then what is shown. Only after the reader asked for something
 * else; a list that refreshes itself is silent.
 */
export function useAnnouncement(asked: string, pending: boolean, loading: string, settled: string): string {
  const [said, setSaid] = useState('')
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (answered.current === asked) return
    setSaid(pending ? loading : settled)
    if (!pending) answered.current = asked
  }, [asked, pending, loading, settled])
  return said
}
