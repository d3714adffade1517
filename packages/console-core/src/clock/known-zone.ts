import { CONSTANTS } from '../constants.ts'

/** Whether the platform knows a time zone by this IANA name. Asked of the platform: date-fns-tz throws for `constructor`. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** Returns the zone, or Eastern for one that the platform doesn't know, as a foreign answer may name (R17). */
export const knownZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : CONSTANTS.timeZone)
