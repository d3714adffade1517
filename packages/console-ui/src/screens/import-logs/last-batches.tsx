import type { ImportLogHeader } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ChartRoom } from '../../patterns/batch-chart/chart-room.tsx'
import { batchTotals } from '../../patterns/import-run/batch-totals.ts'
import { SectionHeading } from '../../patterns/import-run/section-heading.tsx'
import { BatchFigures } from './batch-figures.tsx'
import { batchesChartLater } from './batches-chart-later.ts'
import * as css from './last-batches.css.ts'
import type { ImportLogsMessages } from './messages.ts'

/** How many batches the figures stand for. */
export const LAST_BATCHES = 30

export type LastBatchesProps = {
  districtId: string
  /** Newest first. */
  batches: readonly ImportLogHeader[] | undefined
  failed: boolean
  onRetry(): void
  m: ImportLogsMessages
}

/** The last batches, whatever the list below is narrowed to: figures, and a chart that narrows it. */
export function LastBatches(props: LastBatchesProps): ReactElement | null {
  const { districtId, batches, failed, onRetry, m } = props
  const headingId = useId()
  if (batches?.length === 0) return null
  const totals = batches && batchTotals(batches)
  const broken = failed && !totals
  return (
    <section className={css.band} aria-labelledby={headingId} aria-busy={!totals && !failed}>
      <div className={css.figures}>
        <SectionHeading depth={1} id={headingId} className={css.heading}>
          {m.strip.label(totals?.batches ?? LAST_BATCHES)}
        </SectionHeading>
        {broken ? (
          <span className={css.failed}>
            {m.strip.unavailable}
            <Button kind="link" size="sm" onClick={onRetry}>
              {m.run.tryAgain}
            </Button>
          </span>
        ) : (
          <BatchFigures totals={totals} m={m} />
        )}
      </div>
      <div className={css.chart}>
        {broken ? null : (
          <ChartRoom chart={batchesChartLater} ready={batches !== undefined}>
            {(Chart) =>
              batches ? <Chart districtId={districtId} title={m.strip.chart} batches={batches} /> : null
            }
          </ChartRoom>
        )}
      </div>
    </section>
  )
}
