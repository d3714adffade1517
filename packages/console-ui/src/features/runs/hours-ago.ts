const HOUR = 3_600_000

/** The moment so many hours before `now`, to the hour: asked again a moment later, it is the same question. */
export const hoursAgo = (now: Date, hours: number): string =>
  new Date(Math.floor(now.getTime() / HOUR - hours) * HOUR).toISOString()
