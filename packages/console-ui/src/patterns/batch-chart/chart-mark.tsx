import type { ReactElement } from 'react'
import * as css from './batch-chart.css.ts'
import type { ColumnMark } from './batch-column.ts'

/** Within 8 by 8 pixels around the middle. */
const DRAWINGS: Record<Exclude<ColumnMark, 'running'>, string> = {
  failed: 'M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5',
  held: 'M-2-4V4M2-4V4',
  cancelled: 'M-4 0H4',
  'not-started': 'M-3.5 0a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z',
}

export type ChartMarkProps = { kind: Exclude<ColumnMark, 'running'>; x: number; y: number }

/** The sign of a run that rows do not tell of, inside a drawing. */
export function ChartMark({ kind, x, y }: ChartMarkProps): ReactElement {
  return <path className={css.mark[kind]} d={DRAWINGS[kind]} transform={`translate(${x} ${y})`} />
}
