import { zonedTime } from '../clock/zoned-time.ts'
import { CONSTANTS } from '../constants.ts'
import { pad } from './pad.ts'
import { type Instant, readInstant } from './read-instant.ts'

/**
 * The time of day with seconds, for lines of one run.
 * @example formatTime('2026-09-14T12:12:08Z') // '08:12:08AM'
 */
export const formatTime = (instant: Instant, timeZone: string = CONSTANTS.timeZone): string => {
  const date = readInstant(instant)
  if (!date) return ''
  const { hour, minute, second } = zonedTime(date, timeZone)
  return `${pad(hour % 12 || 12)}:${pad(minute)}:${pad(second)}${hour < 12 ? 'AM' : 'PM'}`
}
