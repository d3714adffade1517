const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

/** The moment a week before `now`, to the hour: asked again a moment later, it is the same question. */
export const sinceLastWeek = (now: Date): string =>
  new Date(Math.floor((now.getTime() - WEEK) / HOUR) * HOUR).toISOString()
