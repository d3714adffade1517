import { CONSTANTS, instantOf, zonedDay } from '@edconsole/console-core/contract'

const DAY_MS = 86_400_000

/** An instant some days before the Eastern day of `now` at an hour of Eastern time, in summer and winter. */
export const easternAt = (now: Date, daysBack: number, hour: number): Date => {
  const today = Date.parse(`${zonedDay(now, CONSTANTS.timeZone)}T00:00:00Z`)
  const day = new Date(today - daysBack * DAY_MS).toISOString().slice(0, 10)
  return instantOf(day, `${String(hour).padStart(2, '0')}:00`, CONSTANTS.timeZone)
}
