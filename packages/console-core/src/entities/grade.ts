import type { GRADE_TYPES } from '../lists/grade-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A mark of a student in a section: `GET /grade`. */
export type Grade = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  sectionId: string
  courseId: string
  siteCode: string
  staffId: string | null
  gradingPeriodCode: string
  mark: string | null
  markNumeric: number | null
  gradeType: keyof typeof GRADE_TYPES
  citizenship: string | null
  workHabits: string | null
  /** Codes of comments, at most three. */
  comments: string[]
  creditAttempted: number | null
  creditEarned: number | null
  absences: number | null
  tardies: number | null
  /** `YYYY-MM-DD`. */
  postedDate: string | null
}
