/** What stands in a chart where rows alone do not say what became of a run. */
export type ColumnMark = 'running' | 'failed' | 'held' | 'cancelled' | 'not-started'

/** One column of a chart: a run, or a day of runs. */
export type BatchColumn = {
  /** Handed back when the column is picked or opened. */
  key: string
  /** `Batch 48204` */
  title: string
  /** `09/09/2026 - 06:01AM` */
  time: string
  /** The short form below the axis: `09/09`. */
  day: string
  /** Rows, so far if it runs. */
  accepted: number
  /** Rows, so far if it runs. */
  rejected: number
  mark?: ColumnMark | undefined
  /** The state in words: `Failed`. Absent where a column is no run. */
  word?: string | undefined
}

/** What the two kinds of rows are called. */
export type ChartWords = { readonly accepted: string; readonly rejected: string }

/** Pixels of the columns alone, without head and days. */
export const CHART_HEIGHTS = { md: 84, lg: 168 } as const

/** How high a chart is. */
export type ChartSize = keyof typeof CHART_HEIGHTS
