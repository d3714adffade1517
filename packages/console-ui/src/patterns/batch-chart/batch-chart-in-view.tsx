import { type ReactElement, useEffect, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { useLater } from '../../parts/later/use-later.ts'
import type { BatchChartProps } from './batch-chart.tsx'
import { chartLater } from './chart-later.ts'
import * as css from './chart-room.css.ts'

export type BatchChartInViewProps = Omit<BatchChartProps, 'columns'> & {
  /** Undefined while they are on their way: their room is kept. */
  columns: BatchChartProps['columns'] | undefined
}

/**
 * A chart whose code is fetched once it is in view and there is something to draw. Its room is kept from the start, so
 * that nothing below it moves; where it is not displayed, nothing is fetched.
 */
export function BatchChartInView({ columns, ...props }: BatchChartInViewProps): ReactElement {
  const [room, inView] = useInView()
  const [failed, setFailed] = useState(false)
  const Chart = useLater(chartLater, inView && columns !== undefined && !failed, () => setFailed(true))
  return (
    <div ref={room} className={css.room} aria-busy={(!failed && (!Chart || !columns)) || undefined}>
      {Chart && columns ? (
        <Chart {...props} columns={columns} />
      ) : failed ? (
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

function useInView(): [ref: (element: HTMLElement | null) => void, inView: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (!element || inView) return
    if (typeof IntersectionObserver === 'undefined') return setInView(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, inView])

  return [setElement, inView]
}
