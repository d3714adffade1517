const HOUR_MS = 3_600_000
const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** An instant some days before `now` at an hour of Eastern time, in summer and winter. */
export const easternAt = (now: Date, daysBack: number, hour: number): Date => {
  const day = new Date(now.getTime() - daysBack * 24 * HOUR_MS).toISOString().slice(0, 10)
  const winter = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 5) * HOUR_MS)
  const shown = Number(hours.format(winter))
  return shown === hour ? winter : new Date(winter.getTime() - HOUR_MS)
}
