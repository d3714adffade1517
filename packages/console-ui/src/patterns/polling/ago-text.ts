const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

/** A short age in words: `8 s`, `3 min`, `2 h`, from two days on `3 d`. */
export const agoText = (ms: number): string => {
  if (ms < MINUTE) return `${Math.floor(ms / 1000)} s`
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d`
  return ms < HOUR ? `${Math.floor(ms / MINUTE)} min` : `${Math.floor(ms / HOUR)} h`
}
