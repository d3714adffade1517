import { type ImportLogHeader, placeOf, useConsoleSettings, useNavigator } from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo } from 'react'
import { columnOfBatch } from '../../features/imports/column-of-batch.ts'
import { useChartFilter } from '../../features/runs/list/use-chart-filter.ts'
import { BatchChart } from '../../patterns/batch-chart/batch-chart.tsx'
import type { BatchColumn } from '../../patterns/batch-chart/batch-column.ts'

export type BatchesChartProps = {
  districtId: string
  title: string
  /** Newest first. */
  batches: readonly ImportLogHeader[]
}

/** The last batches as columns, which open a batch and narrow the list below. */
export function BatchesChart({ districtId, title, batches }: BatchesChartProps): ReactElement {
  const navigation = useNavigator()
  const filter = useChartFilter(batches)
  const { timeZone } = useConsoleSettings()
  const open = useCallback(
    ({ key }: BatchColumn) => navigation.go(placeOf('import-log-results', { districtId, batchId: key })),
    [navigation, districtId],
  )
  const columns = useMemo(
    () => [...batches].reverse().map((batch) => columnOfBatch(batch, timeZone)),
    [batches, timeZone],
  )
  return <BatchChart title={title} columns={columns} timeZone={timeZone} onOpen={open} {...filter} />
}
