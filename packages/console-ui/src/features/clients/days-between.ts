const DAY_MS = 86_400_000

/** Whole days from one `YYYY-MM-DD` to another; negative when it comes before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
