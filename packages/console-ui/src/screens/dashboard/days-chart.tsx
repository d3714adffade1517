import { type ImportLogHeader, useClock, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { BatchChart } from '../../patterns/batch-chart/batch-chart.tsx'
import { columnsOfDays } from './columns-of-days.ts'

export type DaysChartProps = {
  title: string
  days: number
  batches: readonly ImportLogHeader[]
}

/** What was read on each of the last days. */
export function DaysChart({ title, days, batches }: DaysChartProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const columns = columnsOfDays(batches, { now: useClock()(), timeZone, days })
  return <BatchChart size="lg" title={title} columns={columns} noun={['day', 'days']} />
}
