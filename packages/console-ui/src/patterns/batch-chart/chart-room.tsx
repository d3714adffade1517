import { useApi, whenAnswered } from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { useInView } from '../../parts/lazy-part/use-in-view.ts'
import type { ChartSize } from './batch-column.ts'
import * as css from './chart-room.css.ts'

export type ChartRoomProps = {
  /** There is something to draw. */
  ready: boolean
  /** That of the chart. Default `md`. */
  size?: ChartSize
  /** Renders the chart, a `lazyPart`. */
  children: () => ReactElement | null
}

/**
 * Room for a chart whose code is loaded once it is in view, there is something to draw, and what else the page shows has been
 * painted. The room is there from the start, so that nothing below moves; where it is not displayed, nothing is loaded.
 * @example <ChartRoom ready={batches !== undefined}>{() => <BatchesChart batches={batches} />}</ChartRoom>
 */
export function ChartRoom({ ready, size = 'md', children }: ChartRoomProps): ReactElement {
  const [room, inView] = useInView()
  const isWanted = inView && ready
  const [isDrawn, setDrawn] = useState(false)
  const api = useApi()
  useEffect(() => (isWanted ? whenAnswered(api, () => setDrawn(true)) : undefined), [api, isWanted])
  return (
    <div ref={room} className={css.room[size]} aria-busy={!isDrawn || undefined}>
      {isDrawn && children()}
    </div>
  )
}
