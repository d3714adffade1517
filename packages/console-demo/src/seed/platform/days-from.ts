const DAY_MS = 86_400_000

/** The instant so many days before (negative) or after. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)
