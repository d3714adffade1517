import { zonedTime } from '../clock/zoned-time.ts'
import { CONSTANTS } from '../constants.ts'
import { pad } from './pad.ts'
import { type Instant, readInstant } from './read-instant.ts'

/**
 * `MM/dd/yyyy - hh:mma`, Eastern unless told otherwise ([S9], R39). An absent moment is the empty string.
 * @example formatDateTime('2026-09-13T22:00:00Z') // '09/13/2026 - 06:00PM'
 */
export const formatDateTime = (instant: Instant, timeZone: string = CONSTANTS.timeZone): string => {
  const date = readInstant(instant)
  if (!date) return ''
  const { year, month, day, hour, minute } = zonedTime(date, timeZone)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${pad(month + 1)}/${pad(day)}/${pad(year, 4)} - ${pad(hour % 12 || 12)}:${pad(minute)}${half}`
}
