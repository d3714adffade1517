import { formatCount, formatShare, type ImportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { batchTotals } from '../../features/imports/batch-totals.ts'
import { LAST_RUNS, LastRuns } from '../../features/runs/list/last-runs.tsx'
import { ChartRoom } from '../../patterns/batch-chart/chart-room.tsx'
import { batchesChartLater } from './batches-chart-later.ts'
import type { ImportLogsMessages } from './messages.ts'

export type LastBatchesProps = {
  districtId: string
  /** Newest first. */
  batches: readonly ImportLogHeader[] | undefined
  failed: boolean
  onRetry(): void
  m: ImportLogsMessages
}

/** The last batches: rows that were read, what became of them, and batches that failed. */
export function LastBatches({
  districtId,
  batches,
  failed,
  onRetry,
  m,
}: LastBatchesProps): ReactElement | null {
  if (batches?.length === 0) return null
  const totals = batches && batchTotals(batches)
  const share = totals && formatShare(totals.accepted, totals.read)
  return (
    <LastRuns
      title={m.strip.label(totals?.batches ?? LAST_RUNS)}
      figures={[
        { name: m.strip.read, value: totals && formatCount(totals.read) },
        {
          name: m.strip.accepted,
          value: share?.replace('%', ''),
          unit: share?.endsWith('%') ? '%' : undefined,
        },
        { name: m.strip.rejected, value: totals && formatCount(totals.rejected), spare: true },
        {
          name: m.strip.failed,
          value: totals && formatCount(totals.failed),
          unit: totals && ` ${m.strip.of(totals.batches)}`,
        },
      ]}
      onRetry={failed && !totals ? onRetry : undefined}
      busy={!totals && !failed}
      chart={
        <ChartRoom chart={batchesChartLater} ready={batches !== undefined}>
          {(Chart) =>
            batches ? <Chart districtId={districtId} title={m.strip.chart} batches={batches} /> : null
          }
        </ChartRoom>
      }
      texts={{ unavailable: m.strip.unavailable, tryAgain: m.run.tryAgain }}
    />
  )
}
