import { z } from 'zod'
import { WEEKDAYS, type Weekday } from '../lists/weekdays.ts'
import { distinct, timeOfDay } from '../validation/fields.schema.ts'
import type { Schedule } from './schedule.ts'

const weekday = z.enum(Object.keys(WEEKDAYS) as [Weekday, ...Weekday[]])

/** The fields of a schedule, for the bodies of whatever can have one. */
export const scheduleShape = {
  scheduleEnabled: z.boolean(),
  scheduleTime: timeOfDay.nullable(),
  scheduleDays: distinct(weekday, 7),
} satisfies { [Field in keyof Schedule]: z.ZodType<Schedule[Field]> }
