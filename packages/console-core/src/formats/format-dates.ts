import { knownZone } from '../clock/zone-offset.ts'
import { type Instant, readInstant, zonedTime } from '../clock/zoned-time.ts'
import { CONSTANTS } from '../constants.ts'
import { pad } from './pad.ts'

/**
 * `MM/dd/yyyy - hh:mma`, Eastern unless told otherwise ([S9], R39). Null becomes an empty text.
 * @example formatDateTime('2026-09-13T22:00:00Z') // '09/13/2026 - 06:00PM'
 */
export const formatDateTime = (instant: Instant, timeZone: string = CONSTANTS.timeZone): string => {
  const date = readInstant(instant)
  if (!date) return ''
  const { year, month, day, hour, minute } = zonedTime(date, timeZone)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${pad(month + 1)}/${pad(day)}/${pad(year, 4)} - ${pad(hour % 12 || 12)}:${pad(minute)}${half}`
}

/**
 * A moment as `formatDateTime` writes it, with the name of its zone: for a sentence without a heading that names it (R39).
 * Null becomes an empty text.
 * @example formatDateTimeWithZone('2026-09-14T12:00:00Z', 'America/Chicago') // '09/14/2026 - 07:00AM (CT)'
 */
export const formatDateTimeWithZone = (instant: Instant, timeZone: string = CONSTANTS.timeZone): string => {
  const time = formatDateTime(instant, timeZone)
  return time && `${time} (${zoneNames(timeZone).short})`
}

/**
 * What people call a time zone, in short and in full.
 * @param timeZone IANA name; one that the platform does not know counts as Eastern, as it does for times (R17)
 * @example zoneNames('America/Los_Angeles') // { short: 'PT', long: 'Pacific Time' }
 */
export const zoneNames = (timeZone: string): ZoneNames => {
  let names = namesOfZones.get(timeZone)
  if (!names) {
    names = namesByPlatform(timeZone)
    namesOfZones.set(timeZone, names)
  }
  return names
}

type ZoneNames = { short: string; long: string }

const namesOfZones = new Map<string, ZoneNames>()

const namesByPlatform = (timeZone: string): ZoneNames => {
  const name = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone: knownZone(timeZone), timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const [short, long] = [name('shortGeneric'), name('longGeneric')]
  return short === 'GMT+0' ? { short: 'UTC', long: 'UTC' } : { short, long }
}

/**
 * A text of ours for a console that shows its times in another zone: "(ET)" in it stands for the zone of its times (R39).
 * @example inZone('Started (ET)', 'America/Chicago') // 'Started (CT)'
 */
export const inZone = (text: string, timeZone: string): string =>
  timeZone === CONSTANTS.timeZone || !text.includes('(ET)')
    ? text
    : text.replaceAll('(ET)', `(${zoneNames(timeZone).short})`)

/**
 * A school year by its START year (R31); without one the empty string.
 * @example formatYearPair(2026) // '2026-2027'
 */
export const formatYearPair = (startYear: number | null | undefined): string =>
  typeof startYear === 'number' && Number.isFinite(startYear) ? `${startYear}-${startYear + 1}` : ''
