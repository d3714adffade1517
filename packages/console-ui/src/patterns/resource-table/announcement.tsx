import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { LiveRegion } from '../live-region/live-region.tsx'

export type AnnouncementProps = {
  /** Changes when something else is asked for. */
  asked: string
  pending: boolean
  /** It is worth saying that it loads. */
  isSlow: boolean
  loading: string
  settled: string
}

/**
 * What a screen reader hears about a list: that it loads, if that takes a while, then what is shown. Only after the reader asked for something
 * else; a list that refreshes itself is silent. Apart from the list, which is not drawn again for it.
 */
export function Announcement({ asked, pending, isSlow, loading, settled }: AnnouncementProps): ReactElement {
  const [said, setSaid] = useState('')
  const answered = useRef<string>(undefined)
  // Before the rows are painted, so that saying so does not have the page laid out once more
  useLayoutEffect(() => {
    if (answered.current === asked) return
    if (!pending) {
      setSaid(settled)
      answered.current = asked
    } else if (isSlow) setSaid(loading)
  }, [asked, pending, isSlow, loading, settled])
  return <LiveRegion>{said}</LiveRegion>
}
