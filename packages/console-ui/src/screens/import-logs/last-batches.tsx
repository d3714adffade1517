import { type ImportLogHeader, placeOf, useNavigation } from '@edconsole/console-core'
import { type ReactElement, useId, useMemo } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { BatchChartInView } from '../../patterns/batch-chart/batch-chart-in-view.tsx'
import { batchTotals } from '../../patterns/import-run/batch-totals.ts'
import { columnOfBatch } from '../../patterns/import-run/column-of-batch.ts'
import { SectionHeading } from '../../patterns/import-run/section-heading.tsx'
import { BatchFigures } from './batch-figures.tsx'
import * as css from './last-batches.css.ts'
import type { ImportLogsMessages } from './messages.ts'
import { useChartFilter } from './use-chart-filter.ts'

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
  const navigation = useNavigation()
  const { chosen, pick, period } = useChartFilter(batches)
  const columns = useMemo(() => batches && [...batches].reverse().map(columnOfBatch), [batches])
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
          <BatchChartInView
            title={m.strip.chart}
            columns={columns}
            chosen={chosen}
            onOpen={({ key }) => navigation.go(placeOf('import-log-results', { districtId, batchId: key }))}
            onPick={({ key }) => pick(key)}
            onRange={(first, last) => period(first.key, last.key)}
          />
        )}
      </div>
    </section>
  )
}
