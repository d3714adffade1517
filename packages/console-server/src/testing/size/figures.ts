/** A measured value and when it was, in ms. */
export type Sample = { readonly at: number; readonly value: number }

const HOUR_MS = 3_600_000
/** Windows that a span is cut into. */
const WINDOWS = 12
const WINDOW_MIN_MS = 60_000

/** The value that this share of values doesn't exceed, by nearest rank; 0 without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/**
 * How much something grows in an hour, as a share of what it was at first; null for spans that are too short to tell. The
 * memory of a process goes up and down with every collection, so only the lowest value of each window counts, and a
 * straight line is laid through those.
 */
export const growthPerHour = (samples: readonly Sample[]): number | null => {
  const lows = lowestOfWindows(samples)
  const [first] = lows
  if (first === undefined || lows.length < 3) return null
  const mean = (of: (one: Sample) => number) => lows.reduce((sum, one) => sum + of(one), 0) / lows.length
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)]
  const slope = mean((one) => (one.at - at) * (one.value - value)) / mean((one) => (one.at - at) ** 2 || 1e-9)
  const start = value + slope * (first.at - at)
  return (slope * HOUR_MS) / start
}

const lowestOfWindows = (samples: readonly Sample[]): Sample[] => {
  const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0]
  const windows = Math.min(WINDOWS, Math.floor((last - first) / WINDOW_MIN_MS))
  if (windows < 1) return []
  const windowOf = ({ at }: Sample) =>
    Math.min(windows - 1, Math.floor(((at - first) / (last - first)) * windows))
  return [...Map.groupBy(samples, windowOf).values()].flatMap((window) =>
    window.toSorted((a, b) => a.value - b.value).slice(0, 1),
  )
}

/** A value of a metric in the text that Prometheus reads, summed over the series whose labels contain all of these. */
export const metricIn = (
  text: string,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number => {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  let sum = 0
  for (const line of text.split('\n')) {
    const [, series = '', value = ''] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
    const [found, rest = ''] = series.split('{')
    if (found === name && wanted.every((label) => rest.includes(label))) sum += Number(value)
  }
  return sum
}
