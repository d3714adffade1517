const MINUTE = 60_000

/** How long to wait for the next look at something that runs: rarer the longer one has been looking. */
export const pollPace = (watchedMs: number): number => {
  if (watchedMs < 2 * MINUTE) return 5_000
  return watchedMs < 10 * MINUTE ? 15_000 : MINUTE
}
