import type { ATTENDANCE_CATEGORIES } from '../lists/attendance-words.ts'
import type { RowMeta } from './row-meta.ts'

/** One absence, tardy or other mark of a student on a day: `GET /attendance`. */
export type Attendance = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  siteCode: string
  /** `YYYY-MM-DD`. */
  attendanceDate: string
  /** Null: the whole day. */
  period: string | null
  sectionId: string | null
  termCode: string | null
  /** The district's own code; the category says what it means. */
  attendanceCode: string
  attendanceCategory: keyof typeof ATTENDANCE_CATEGORIES | null
  minutesAbsent: number | null
  reason: string | null
  /** Staff id. */
  enteredBy: string | null
}
