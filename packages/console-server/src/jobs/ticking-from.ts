/** A clock that starts at an instant and then runs: durations are true even where "now" stands still. */
export const tickingFrom = (start: Date): (() => Date) => {
  const from = performance.now()
  return () => new Date(start.getTime() + Math.round(performance.now() - from))
}
