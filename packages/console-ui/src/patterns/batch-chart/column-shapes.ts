import type { BatchColumn, ColumnMark } from './batch-column.ts'

/** Pixels. */
type PlotSize = { width: number; height: number }

export type ColumnShape = {
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
export const rowHeight = (highest: number, height: number): number =>
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

/** A box with slightly rounded corners, as a path: all boxes of one colour are one element. */
const box = (x: number, y: number, width: number, height: number): string => {
  const r = Math.min(1.5, width / 2, height / 2)
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`
}
