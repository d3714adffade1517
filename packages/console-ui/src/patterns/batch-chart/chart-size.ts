/** Pixels of the columns alone, without head and days. */
export const CHART_HEIGHTS = { md: 84, lg: 168 } as const

/** How high a chart is. */
export type ChartSize = keyof typeof CHART_HEIGHTS
