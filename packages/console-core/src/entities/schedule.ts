import type { Weekday } from '../lists/weekdays.ts'

/** When something runs by itself. */
export type Schedule = {
  scheduleEnabled: boolean
  /** `HH:mm` in the district's time zone; null for none. */
  scheduleTime: string | null
  scheduleDays: Weekday[]
}
