import { type ExportLogHeader, formatCount, formatShare } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { exportTotals } from '../../features/exports/run/export-totals.ts'
import { LAST_RUNS, LastRuns } from '../../features/runs/list/last-runs.tsx'
import { ChartRoom } from '../../patterns/batch-chart/chart-room.tsx'
import { exportsChartLater } from './exports-chart-later.ts'
import type { ExportLogsMessages } from './messages.ts'

export type LastExportsProps = {
  districtId: string
  /** Newest first. */
  batches: readonly ExportLogHeader[] | undefined
  failed: boolean
  onRetry(): void
  m: ExportLogsMessages
}

/** The last sendings: rows that were sent, rows that were left out, and sendings that failed. */
export function LastExports({
  districtId,
  batches,
  failed,
  onRetry,
  m,
}: LastExportsProps): ReactElement | null {
  if (batches?.length === 0) return null
  const totals = batches && exportTotals(batches)
  const share = totals && formatShare(totals.sent, totals.sent + totals.leftOut)
  return (
    <LastRuns
      title={m.strip.label(totals?.exports ?? LAST_RUNS)}
      figures={[
        { name: m.strip.sent, value: totals && formatCount(totals.sent) },
        {
          name: m.strip.share,
          value: share?.replace('%', ''),
          unit: share?.endsWith('%') ? '%' : undefined,
          spare: true,
        },
        { name: m.strip.leftOut, value: totals && formatCount(totals.leftOut) },
        {
          name: m.strip.failed,
          value: totals && formatCount(totals.failed),
          unit: totals && ` ${m.strip.of(totals.exports)}`,
        },
      ]}
      onRetry={failed && !totals ? onRetry : undefined}
      busy={!totals && !failed}
      chart={
        <ChartRoom chart={exportsChartLater} ready={batches !== undefined}>
          {(Chart) => (batches ? <Chart districtId={districtId} batches={batches} m={m} /> : null)}
        </ChartRoom>
      }
      texts={{ unavailable: m.strip.unavailable, tryAgain: m.run.tryAgain }}
    />
  )
}
