import type { Measured } from './measure.ts'

/** What one engine and size came to. */
export type BenchRun = {
  readonly title: string
  readonly measured: readonly Measured[]
  readonly middleRatio: number
}

const HEAD = ['Call', 'per second', 'bare', 'ratio', 'p99 ms', 'bare', 'against the first page']

/** A table in Markdown whose columns also stand under one another as plain text. */
export const ratioTable = ({ title, measured, middleRatio }: BenchRun): string => {
  const lines = [HEAD, HEAD.map(() => ''), ...measured.map((one) => cellsOf(one, measured))]
  const widths = HEAD.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)))
  const [head = '', , ...rows] = lines.map((cells) =>
    rowOf(cells.map((cell, at) => pad(cell, widths[at] ?? 0, at))),
  )
  const rule = rowOf(widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)))
  return `${title}\n\n${[head, rule, ...rows].join('\n')}\n\nMiddle ratio: ${middleRatio.toFixed(2)}`
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)

const cellsOf = ({ call, ours, bare }: Measured, all: readonly Measured[]): string[] => {
  const first = all.find(({ call: { name } }) => name === call.name.replace(', last page', ', first page'))
  const isLast = first !== undefined && first.call !== call
  return [
    ...[call.name, ours.perSecond.toFixed(0), bare.perSecond.toFixed(0)],
    ...[ratioOf(ours.perSecond, bare.perSecond), ours.p99Ms.toFixed(0), bare.p99Ms.toFixed(0)],
    isLast ? `${(first.ours.perSecond / ours.perSecond).toFixed(2)}×` : '',
  ]
}

/** Some questions take a bare server longer than a measurement. */
const ratioOf = (ours: number, bare: number): string => (bare === 0 ? '–' : (ours / bare).toFixed(2))
