import { formatCount } from '@edconsole/console-core'

const STEPS = [1, 2, 2.5, 5, 10]
const LINES_MAX = 3

/** Where grid lines stand: from zero on, round numbers, at most three of them (ux 7.17). */
export const gridLines = (highest: number): number[] => {
  if (highest <= 0) return [0]
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [power / 10, power]
    .flatMap((each) => STEPS.map((factor) => factor * each))
    .find((each) => Number.isInteger(each) && highest < LINES_MAX * each)
  return step === undefined
    ? [0]
    : Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => at * step)
}

/**
 * A count beside a grid line, in thousands from a thousand on.
 * @example axisLabel(20_000) // '20k'
 */
export const axisLabel = (count: number): string => {
  if (count >= 1_000_000) return `${count / 1_000_000}M`
  return count >= 1000 ? `${count / 1000}k` : formatCount(count)
}

/** Which columns have their day written below, spread from the first to the last. */
export const labeledColumns = (columns: number, labels: number): number[] => {
  const count = Math.min(columns, labels)
  if (count <= 1) return columns > 0 ? [0] : []
  return Array.from({ length: count }, (_, at) => Math.round((at * (columns - 1)) / (count - 1)))
}
