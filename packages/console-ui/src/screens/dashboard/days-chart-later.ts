import { createLater, type Later } from '../../parts/later/create-later.ts'

export const daysChartLater: Later<typeof import('./days-chart.tsx').DaysChart> = createLater(
  async () => (await import('./days-chart.tsx')).DaysChart,
)
