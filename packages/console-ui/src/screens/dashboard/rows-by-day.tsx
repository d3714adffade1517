import { useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ChartRoom } from '../../patterns/batch-chart/chart-room.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { classNames } from '../../styles/class-names.ts'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import { FORTNIGHT_DAYS, useFortnight } from './use-fortnight.ts'

const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart)

/** The imports of the last fourteen days, a column for each day. */
export function RowsByDay(): ReactElement | null {
  const m = useMessages('dashboard', messages)
  const { selected } = useDistrict()
  const { data, errors, retry } = useFortnight()
  // Known from the start, so that nothing takes room that it gives back
  if (selected?.lastImportStatus === null || data?.length === 0) return null
  const title = m.rowsByDay(FORTNIGHT_DAYS)
  if (!data && errors.length > 0)
    return (
      <Card title={title}>
        <ErrorState failure={errors[0]} onRetry={retry} />
      </Card>
    )
  return (
    <div className={classNames(cardCss.card, css.chart)}>
      <ChartRoom size="lg" ready={data !== undefined}>
        {() => (data ? <DaysChart title={title} days={FORTNIGHT_DAYS} batches={data} /> : null)}
      </ChartRoom>
    </div>
  )
}
