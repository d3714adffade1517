import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The chart's code, for whoever will show it. */
export const chartLater: Later<typeof import('./batch-chart.tsx').BatchChart> = createLater(
  async () => (await import('./batch-chart.tsx')).BatchChart,
)
