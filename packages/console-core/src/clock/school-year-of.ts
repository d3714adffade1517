import { CONSTANTS } from '../constants.ts'
import { zonedTime } from './zoned-time.ts'

/**
 * The START year of the school year that `date` falls in ([S9], R27, R31): before June it is the calendar year before.
 * @example schoolYearOf(new Date('2027-03-01T12:00:00Z')) // 2026
 */
export const schoolYearOf = (date: Date, timeZone: string = CONSTANTS.timeZone): number => {
  const { year, month } = zonedTime(date, timeZone)
  return month < CONSTANTS.schoolYearCutoffMonth ? year - 1 : year
}
