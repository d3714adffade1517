import { getTimezoneOffset } from 'date-fns-tz'
import { CONSTANTS } from '../constants.ts'

/** Whether the platform knows a time zone by this IANA name. */
export const isTimeZone = (timeZone: string): boolean =>
  timeZone !== '' && !Number.isNaN(getTimezoneOffset(timeZone))

/** Returns the zone, or Eastern for one that the platform doesn't know, as a foreign answer may name (R17). */
export const knownZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : CONSTANTS.timeZone)
