/** Where a line goes, in pixels of its box. */
export type SparklinePath = { line: string; last: { x: number; y: number } }

/** Room for the dot and the thickness of the line. */
const EDGE = 3

/** A line through values from the first to the last; null with fewer than two, which make no line. */
export const sparklinePath = (
  values: readonly number[],
  { width, height }: { width: number; height: number },
): SparklinePath | null => {
  const finite = values.filter(Number.isFinite)
  if (finite.length < 2) return null
  const low = Math.min(...finite)
  const span = Math.max(...finite) - low
  const points = finite.map((value, at) => ({
    x: round(EDGE + (at * (width - 2 * EDGE)) / (finite.length - 1)),
    // Values that are all the same run along the middle
    y: round(span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE)),
  }))
  const last = points.at(-1)
  return last ? { line: points.map(({ x, y }) => `${x},${y}`).join(' '), last } : null
}

const round = (value: number): number => Math.round(value * 10) / 10
