import { CONSTANTS, importLogsResource, useClock, useList, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ChartRoom } from '../../patterns/batch-chart/chart-room.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { daysChartLater } from './days-chart-later.ts'
import { hoursAgo } from './hours-ago.ts'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'

const DAYS = 14

/** The imports of the last fourteen days, a column for each day. */
export function RowsByDay(): ReactElement | null {
  const m = useMessages('dashboard', messages)
  const { data, errors, retry } = useList(importLogsResource.headers, {
    limit: CONSTANTS.limitMax,
    filter: { startedAt: { gte: hoursAgo(useClock()(), 24 * DAYS) } },
  })
  if (data?.length === 0) return null
  return (
    <div className={classNames(cardCss.card, css.chart)}>
      {!data && errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <ChartRoom chart={daysChartLater} ready={data !== undefined}>
          {(Chart) => (data ? <Chart title={m.rowsByDay(DAYS)} days={DAYS} batches={data} /> : null)}
        </ChartRoom>
      )}
    </div>
  )
}
