import type { Attendance } from '../entities/attendance.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const ATTENDANCE_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  siteCode: required.code,
  attendanceDate: required.date,
  period: optional.code,
  sectionId: optional.code,
  termCode: optional.code,
  attendanceCode: required.code,
  attendanceCategory: optional.code,
  minutesAbsent: optional.number,
  reason: optional.text,
  enteredBy: optional.code,
} as const satisfies RowFields<Attendance>
