import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import { knownZone, zoneOffset } from './zone-offset.ts'

const HOUR = 3_600_000

/**
 * Returns the instant at which clock and calendar in a time zone show a day and a time. A time that the clock skips in
 * spring comes an hour later, one that it shows twice in autumn counts the first time.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`
 * @throws RangeError if the day or time can't be read or the zone is unknown
 * @example instantOf('2026-09-14', '02:00', 'America/Denver').toISOString() // '2026-09-14T08:00:00.000Z'
 */
export const instantOf = (day: string, time: string, timeZone: string): Date => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  if (knownZone(timeZone) !== timeZone) throw new RangeError(`${timeZone} is not a time zone.`)
  if (Number.isNaN(wall)) throw new RangeError(`${day} ${time} is not a day and a time.`)
  const wallAt = (instant: number) => instant + zoneOffset(instant, timeZone)
  // Of an hour that is shown twice, the library names either, depending on the machine's own clock.
  const named = fromZonedTime(`${day}T${time}:00`, timeZone).getTime()
  const first = [named - HOUR, named].find((instant) => wallAt(instant) === wall)
  return new Date(first ?? named + wall - wallAt(named))
}
