import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The chart's code, with what it does to the list. */
export const batchesChartLater: Later<typeof import('./batches-chart.tsx').BatchesChart> = createLater(
  async () => (await import('./batches-chart.tsx')).BatchesChart,
)
