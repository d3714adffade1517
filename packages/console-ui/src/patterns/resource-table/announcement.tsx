import { type ReactElement, useEffect, useRef, useState } from 'react'
import { LiveRegion } from '../live-region/live-region.tsx'

export type AnnouncementProps = {
  /** Changes when something else is asked for. */
  asked: string
  pending: boolean
  loading: string
  settled: string
}

/**
 * What a screen reader hears about a list: that it loads, then what is shown. Only after the reader asked for something
 * else; a list that refreshes itself is silent. Apart from the list, which is not drawn again for it.
 */
export function Announcement({ asked, pending, loading, settled }: AnnouncementProps): ReactElement {
  const [said, setSaid] = useState('')
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (answered.current === asked) return
    setSaid(pending ? loading : settled)
    if (!pending) answered.current = asked
  }, [asked, pending, loading, settled])
  return <LiveRegion>{said}</LiveRegion>
}
