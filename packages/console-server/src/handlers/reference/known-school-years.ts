import { CONSTANTS, schoolYearOf } from '@edconsole/console-core/contract'

/** Some past years, the current one and the next. */
const KNOWN = { back: 4, ahead: 1 }

/** The school years that can be chosen, by their start (R31). */
export const knownSchoolYears = (now: Date): { first: number; current: number; last: number } => {
  const current = schoolYearOf(now, CONSTANTS.timeZone)
  return { first: current - KNOWN.back, current, last: current + KNOWN.ahead }
}
