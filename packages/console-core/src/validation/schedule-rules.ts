import type { Schedule } from '../entities/schedule.ts'
import type { CrossRule } from './cross-rules.ts'

/** What a schedule needs once it is switched on. */
export const SCHEDULE_RULES: readonly CrossRule<Schedule>[] = [
  {
    field: 'scheduleTime',
    of: ['scheduleEnabled', 'scheduleTime'],
    fault: ({ scheduleEnabled, scheduleTime }) =>
      scheduleEnabled && scheduleTime === null ? 'a schedule requires a time' : undefined,
  },
  {
    field: 'scheduleDays',
    of: ['scheduleEnabled', 'scheduleDays'],
    fault: ({ scheduleEnabled, scheduleDays }) =>
      scheduleEnabled && scheduleDays?.length === 0 ? 'a schedule requires a day' : undefined,
  },
]
