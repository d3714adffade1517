const MINUTE = 60_000

/** When the interval grows, in milliseconds since polling began. */
export const PACE_STEPS = [2 * MINUTE, 10 * MINUTE] as const

/**
 * Returns the polling interval in milliseconds, which grows the longer a run has been watched.
 * @example pollPace(0) // 5000
 */
export const pollPace = (watchedMs: number): number => {
  const [soon, late] = PACE_STEPS
  if (watchedMs < soon) return 5_000
  return watchedMs < late ? 15_000 : MINUTE
}
