import { pad } from '../formats/pad.ts'
import { type Instant, readInstant } from '../formats/read-instant.ts'
import { zonedTime } from './zoned-time.ts'

/**
 * The day that a calendar in `timeZone` shows at `instant`, as `YYYY-MM-DD`; of an unreadable moment the empty string.
 * @example zonedDay(new Date('2026-07-01T03:59:59Z'), 'America/New_York') // '2026-06-30'
 */
export const zonedDay = (instant: Instant, timeZone: string): string => {
  const date = readInstant(instant)
  if (!date) return ''
  const { year, month, day } = zonedTime(date, timeZone)
  return `${year}-${pad(month + 1)}-${pad(day)}`
}
