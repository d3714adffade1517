import { memo, type NamedExoticComponent, useId } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn, ColumnMark } from './batch-column.ts'
import { ChartMark } from './chart-mark.tsx'
import { axisLabel, gridLines } from './scale.ts'
import type { ColumnRange } from './use-column-choice.ts'

export type ChartPlotProps = {
  columns: readonly BatchColumn[]
  width: number
  height: number
  /** What the picture shows, in words. */
  summary: string
  active: number | null
  range: ColumnRange | null
  /** Keys of columns that the list beside it is narrowed to. */
  chosen: readonly string[]
}

/** The columns themselves: one path for all boxes of a color, so that thirty batches are a dozen elements. */
export const ChartPlot: NamedExoticComponent<ChartPlotProps> = memo(function ChartPlot(props) {
  const { columns, width, height, summary, active, range, chosen } = props
  const hatch = `ec${useId().replaceAll(/\W/g, '')}`
  const highest = Math.max(0, ...columns.map(({ accepted, rejected }) => accepted + rejected))
  const shapes = columnShapes(columns, { width, height }, highest)
  const perRow = rowHeight(highest, height)
  const bands = shapes.filter(({ key }, at) =>
    range ? at >= range.from && at <= range.to : chosen.includes(key),
  )
  const under = active === null ? undefined : shapes[active]
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={summary}
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css.hatchBack} width="6" height="6" />
        <rect className={css.accepted} width="3" height="6" />
      </pattern>
      {gridLines(highest).map((count) => (
        <g key={count} transform={`translate(0 ${height - count * perRow})`}>
          <line className={css.grid} x2={width} />
          <text className={css.axis} x={-8} dy="0.32em" textAnchor="end">
            {axisLabel(count)}
          </text>
        </g>
      ))}
      {bands.length > 0 ? (
        <>
          <path className={css.chosen} d={bands.map(bandOf(height)).join('')} />
          <path className={css.chosenLine} d={bands.map(lineUnder(height)).join('')} />
        </>
      ) : null}
      {under ? <path className={css.hover} d={bandOf(height)(under)} /> : null}
      <path className={css.accepted} d={join(shapes, (shape) => !shape.running && shape.accepted)} />
      <path fill={`url(#${hatch})`} d={join(shapes, (shape) => shape.running && shape.accepted)} />
      <path className={css.rejected} d={join(shapes, (shape) => shape.rejected)} />
      {shapes.map(({ key, mark }) => (mark ? <ChartMark key={key} {...mark} /> : null))}
    </svg>
  )
})

const join = (shapes: readonly ColumnShape[], pick: (shape: ColumnShape) => string | null | false): string =>
  shapes.map((shape) => pick(shape) || '').join('')

const lineUnder =
  (height: number) =>
  ({ slot }: ColumnShape): string =>
    `M${slot.x} ${height + 1}h${slot.width}`

const bandOf =
  (height: number) =>
  ({ slot }: ColumnShape): string =>
    `M${slot.x} -4h${slot.width}v${height + 4}h${-slot.width}z`

/** Pixels. */
type PlotSize = { width: number; height: number }

type ColumnShape = {
  key: string
  /** The column with half the gaps around it: where a pointer means it. */
  slot: { x: number; width: number }
  accepted: string | null
  rejected: string | null
  running: boolean
  /** A drawing on the base line, or on top of what was read. */
  mark: { kind: Exclude<ColumnMark, 'running'>; x: number; y: number } | null
}

/** One row of thousands is still seen. */
const LOWEST = 2
const GAP = 1.5
const SPACE = 5
const WIDEST = 48
const EDGE = 4
const HEADROOM = 6
const MARK_ABOVE_BASE = 7

/** How many pixels a row is high. */
const rowHeight = (highest: number, height: number): number =>
  highest > 0 ? (height - HEADROOM) / highest : 0

/** What is drawn for each column: rejected rows on top of accepted ones, with a gap between. */
export const columnShapes = (
  columns: readonly BatchColumn[],
  { width, height }: PlotSize,
  highest: number,
): ColumnShape[] => {
  const slotWidth = (width - 2 * EDGE) / Math.max(1, columns.length)
  const columnWidth = Math.min(WIDEST, slotWidth - Math.min(SPACE, slotWidth / 4))
  const perRow = rowHeight(highest, height)
  const tall = (rows: number) => (rows > 0 ? Math.max(LOWEST, rows * perRow) : 0)
  return columns.map(({ key, accepted, rejected, mark }, at) => {
    const slot = { x: EDGE + at * slotWidth, width: slotWidth }
    const x = slot.x + (slotWidth - columnWidth) / 2
    const low = tall(accepted)
    const high = tall(rejected)
    const base = height - low - (low > 0 && high > 0 ? GAP : 0)
    return {
      key,
      slot,
      accepted: low > 0 ? box(x, height - low, columnWidth, low) : null,
      rejected: high > 0 ? box(x, base - high, columnWidth, high) : null,
      running: mark === 'running',
      mark:
        mark === undefined || mark === 'running'
          ? null
          : { kind: mark, x: x + columnWidth / 2, y: base - high - MARK_ABOVE_BASE },
    }
  })
}

// Two digits are exact enough, and keep the path short
const n = (value: number): string => String(Math.round(value * 100) / 100)

/** A box with slightly rounded corners, as a path: all boxes of one color are one element. */
const box = (x: number, y: number, width: number, height: number): string => {
  const r = Math.min(1.5, width / 2, height / 2)
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`
}
