import { CONSTANTS } from '../constants.ts'
import { zonedTime } from './zoned-time.ts'

/** Whether a rollover may run and the Data Year is shown: June to October ([S9], R27). */
export const isRolloverSeason = (date: Date, timeZone: string = CONSTANTS.timeZone): boolean => {
  const { month } = zonedTime(date, timeZone)
  return month >= CONSTANTS.rolloverMonths.first && month <= CONSTANTS.rolloverMonths.last
}
