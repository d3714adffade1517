import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'

const HOUR_MS = 3_600_000
const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: CONSTANTS.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** An instant some days before the Eastern day of `now` at an hour of Eastern time, in summer and winter. */
export const easternAt = (now: Date, daysBack: number, hour: number): Date => {
  const today = Date.parse(`${zonedDay(now, CONSTANTS.timeZone)}T00:00:00Z`)
  const winter = new Date(today - daysBack * 24 * HOUR_MS + (hour + 5) * HOUR_MS)
  const shown = Number(hours.format(winter))
  return shown === hour ? winter : new Date(winter.getTime() - HOUR_MS)
}
