import type { GradeCode } from '../lists/grade-codes.ts'
import type { ATTEMPT_RESULTS, REPEAT_CODES } from '../lists/transcript-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A course that a student took, as the transcript says it: `GET /transcript`. */
export type Transcript = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  /** START year (R31) in which it was taken. */
  academicYear: number
  termCode: string | null
  gradeLevelTaken: GradeCode | null
  courseId: string | null
  courseTitle: string
  stateCourseCode: string | null
  /** Also of schools outside the district. */
  siteName: string | null
  mark: string | null
  gpaPoints: number | null
  isWeighted: boolean
  creditAttempted: number | null
  creditEarned: number | null
  repeatCode: keyof typeof REPEAT_CODES
  attemptResult: keyof typeof ATTEMPT_RESULTS | null
  cumulativeGpa: number | null
  cumulativeCredits: number | null
}
