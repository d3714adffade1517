import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The chart's code, with what it does to the list. */
export const exportsChartLater: Later<typeof import('./exports-chart.tsx').ExportsChart> = createLater(
  async () => (await import('./exports-chart.tsx')).ExportsChart,
)
