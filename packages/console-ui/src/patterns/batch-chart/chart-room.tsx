import { useWhenOnline } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { Later } from '../../parts/later/create-later.ts'
import { useInView } from '../../parts/later/use-in-view.ts'
import { useLater } from '../../parts/later/use-later.ts'
import type { ChartSize } from './batch-column.ts'
import * as css from './chart-room.css.ts'

export type ChartRoomProps<Chart> = {
  /** The chart's code. */
  chart: Later<Chart>
  /** There is something to draw. */
  ready: boolean
  /** That of the chart. Default `md`. */
  size?: ChartSize
  children: (chart: Chart) => ReactElement | null
}

/**
 * Room for a chart whose code is fetched once it is in view and there is something to draw. It is kept from the start, so
 * that nothing below moves; where it is not displayed, nothing is fetched.
 * @example <ChartRoom chart={chartLater} ready={batches !== undefined}>{(Chart) => <Chart batches={batches} />}</ChartRoom>
 */
export function ChartRoom<Chart>({
  chart,
  ready,
  size = 'md',
  children,
}: ChartRoomProps<Chart>): ReactElement {
  const [room, inView] = useInView()
  const [failed, setFailed] = useState(false)
  useWhenOnline(failed ? () => setFailed(false) : undefined)
  const Drawn = useLater(chart, inView && ready && !failed, () => setFailed(true))
  const waiting = !failed && !(Drawn && ready)
  return (
    <div ref={room} className={css.room[size]} aria-busy={waiting || undefined}>
      {Drawn && ready ? children(Drawn) : null}
      {failed ? (
        <span className={css.failed}>
          The chart did not load.
          <Button kind="link" size="sm" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </span>
      ) : null}
    </div>
  )
}
