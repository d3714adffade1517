import { type ExportLogHeader, placeOf, useConsoleSettings, useNavigator } from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo } from 'react'
import { columnOfExport } from '../../features/exports/run/column-of-export.ts'
import { useChartFilter } from '../../features/runs/list/use-chart-filter.ts'
import { BatchChart } from '../../patterns/batch-chart/batch-chart.tsx'
import type { BatchColumn } from '../../patterns/batch-chart/batch-column.ts'
import type { ExportLogsMessages } from './messages.ts'

export type ExportsChartProps = {
  districtId: string
  /** Newest first. */
  batches: readonly ExportLogHeader[]
  m: ExportLogsMessages
}

/** The last sendings as columns, which open one and narrow the list below. */
export function ExportsChart({ districtId, batches, m }: ExportsChartProps): ReactElement {
  const navigation = useNavigator()
  const filter = useChartFilter(batches)
  const { timeZone } = useConsoleSettings()
  const open = useCallback(
    ({ key }: BatchColumn) => navigation.go(placeOf('export-log-results', { districtId, batchId: key })),
    [navigation, districtId],
  )
  const columns = useMemo(
    () => [...batches].reverse().map((batch) => columnOfExport(batch, m.run, timeZone)),
    [batches, m.run, timeZone],
  )
  return (
    <BatchChart
      title={m.strip.chart}
      columns={columns}
      noun={[m.strip.noun.one, m.strip.noun.many]}
      words={m.run.words}
      timeZone={timeZone}
      onOpen={open}
      {...filter}
    />
  )
}
