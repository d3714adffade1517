import { pad } from '../formats/pad.ts'
import { zonedTime } from './zoned-time.ts'

/**
 * The day that a calendar in `timeZone` shows at `instant`, as `YYYY-MM-DD`.
 * @example zonedDay(new Date('2026-07-01T03:59:59Z'), 'America/New_York') // '2026-06-30'
 */
export const zonedDay = (instant: Date, timeZone: string): string => {
  const { year, month, day } = zonedTime(instant, timeZone)
  return `${year}-${pad(month + 1)}-${pad(day)}`
}
