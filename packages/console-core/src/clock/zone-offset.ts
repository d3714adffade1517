import { toZonedTime } from 'date-fns-tz/toZonedTime'
import { CONSTANTS } from '../constants.ts'

const QUARTER = 900_000
const HOUR = 3_600_000
const WEEK = 604_800_000

const offsets = new Map<string, number>()

/**
 * Returns how many milliseconds a clock in `timeZone` is ahead of UTC at `time`. The library takes 10 µs an answer, and a
 * table shows hundreds of times: it is asked where weeks begin, and each quarter of an hour, the least that clocks are
 * changed at, only in weeks in which one was.
 * @param timeZone IANA name; one that the platform doesn't know, as a foreign answer may name, counts as Eastern (R17)
 */
export const zoneOffset = (time: number, timeZone: string): number => {
  const atStart = offsetSince(time, WEEK, timeZone)
  return atStart === offsetSince(time + WEEK, WEEK, timeZone) ? atStart : offsetSince(time, QUARTER, timeZone)
}

const offsetSince = (time: number, step: number, timeZone: string): number => {
  const start = Math.floor(time / step) * step
  const key = start + timeZone
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = offsetAround(start, knownZone(timeZone))
    offsets.set(key, offset)
  }
  return offset
}

/**
 * The library answers in fields of the machine's own clock, and is an hour off where this clock skips one in spring. No zone
 * changes its offset for a single hour, so an offset that the hours around it don't share is such a misreading.
 */
const offsetAround = (time: number, timeZone: string): number => {
  const [before, at, after] = [-HOUR, 0, HOUR].map((step) => offsetByLibrary(time + step, timeZone))
  return (before === after ? before : at) ?? 0
}

const offsetByLibrary = (time: number, timeZone: string): number => {
  const at = toZonedTime(time, timeZone)
  const shown = [at.getMonth(), at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()] as const
  return Date.UTC(at.getFullYear(), ...shown) - time
}

/** Whether the platform knows a time zone by this IANA name. Asked of the platform: date-fns-tz throws for `constructor`. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** Returns the zone, or Eastern for one that the platform doesn't know, as a foreign answer may name (R17). */
export const knownZone = (timeZone: string): string => {
  let known = zones.get(timeZone)
  if (known === undefined) {
    known = isTimeZone(timeZone) ? timeZone : CONSTANTS.timeZone
    zones.set(timeZone, known)
  }
  return known
}

/** To ask the platform takes a tenth of a millisecond. */
const zones = new Map<string, string>()
