import { CONSTANTS } from '../constants.ts'
import { formatDateTime } from './format-date-time.ts'
import type { Instant } from './read-instant.ts'
import { zoneNames } from './zone-names.ts'

/**
 * A moment as `formatDateTime` writes it, with the name of its zone: for a sentence without a heading that names it (R39).
 * An absent moment is the empty string.
 * @example formatDateTimeWithZone('2026-09-14T12:00:00Z', 'America/Chicago') // '09/14/2026 - 07:00AM (CT)'
 */
export const formatDateTimeWithZone = (instant: Instant, timeZone: string = CONSTANTS.timeZone): string => {
  const time = formatDateTime(instant, timeZone)
  return time && `${time} (${zoneNames(timeZone).short})`
}
