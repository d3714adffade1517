const MINUTE = 60_000

/** Where the pace changes, in milliseconds of watching. */
export const PACE_STEPS = [2 * MINUTE, 10 * MINUTE] as const

/**
 * How many milliseconds to wait for the next look at something that runs: the longer one has been looking, the rarer.
 * @example pollPace(0) // 5000
 */
export const pollPace = (watchedMs: number): number => {
  const [soon, late] = PACE_STEPS
  if (watchedMs < soon) return 5_000
  return watchedMs < late ? 15_000 : MINUTE
}
