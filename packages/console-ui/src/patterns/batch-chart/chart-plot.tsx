import { memo, type NamedExoticComponent, useId } from 'react'
import * as css from './batch-chart.css.ts'
import type { BatchColumn } from './batch-column.ts'
import { ChartMark } from './chart-mark.tsx'
import { type ColumnShape, columnShapes, rowHeight } from './column-shapes.ts'
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

/** The columns themselves: one path for all boxes of a colour, so that thirty batches are a dozen elements. */
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
