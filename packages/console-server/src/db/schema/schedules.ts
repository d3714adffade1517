import type { Timestamp, TimestampOrNull } from './columns.ts'

/** When each thing that runs by itself does so next. */
export type ScheduleSlotsTable = {
  /** Of the job that it becomes. */
  kind: string
  subjectId: number
  /** Time, days and zone that `nextRunAt` was reckoned from. */
  plan: string
  /** In the past: due, and waiting for something that keeps it from running. */
  nextRunAt: TimestampOrNull
}

/** When schedules of a kind were last looked at. */
export type ScheduleChecksTable = { kind: string; checkedAt: Timestamp }
