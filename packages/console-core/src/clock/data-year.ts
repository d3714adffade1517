import { CONSTANTS } from '../constants.ts'
import { formatYearPair } from '../formats/format-dates.ts'
import { zonedTime } from './zoned-time.ts'

export type DataYear = {
  /** `2026-2027`, or `not set`. */
  label: string
  /** The district's year is behind the current school year: not rolled over yet (R31). */
  behind: boolean
}

/** The header's 'Data Year', or null outside the rollover season ([S2.1], R31). */
export const dataYearOf = (
  { sisYear }: { sisYear: number | null },
  now: Date,
  timeZone: string = CONSTANTS.timeZone,
): DataYear | null =>
  isRolloverSeason(now, timeZone)
    ? {
        label: formatYearPair(sisYear) || 'not set',
        behind: sisYear !== null && sisYear < schoolYearOf(now, timeZone),
      }
    : null

/** Whether a rollover may run and the Data Year is shown: June to October ([S9], R27). */
export const isRolloverSeason = (date: Date, timeZone: string = CONSTANTS.timeZone): boolean => {
  const { month } = zonedTime(date, timeZone)
  return month >= CONSTANTS.rolloverMonths.first && month <= CONSTANTS.rolloverMonths.last
}

/**
 * The START year of the school year that `date` falls in ([S9], R27, R31): before June it is the calendar year before.
 * @example schoolYearOf(new Date('2027-03-01T12:00:00Z')) // 2026
 */
export const schoolYearOf = (date: Date, timeZone: string = CONSTANTS.timeZone): number => {
  const { year, month } = zonedTime(date, timeZone)
  return month < CONSTANTS.schoolYearCutoffMonth ? year - 1 : year
}
