import type { ENROLLMENT_TYPES, ENTRY_CODES, EXIT_CODES, TUITION_TYPES } from '../lists/enrollment-words.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { RowMeta } from './row-meta.ts'

/** One stay of a student at a site: `GET /enrollment`. */
export type Enrollment = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  siteCode: string
  gradeLevel: GradeCode
  /** `YYYY-MM-DD`; so every date. */
  entryDate: string
  entryCode: keyof typeof ENTRY_CODES | null
  exitDate: string | null
  exitCode: keyof typeof EXIT_CODES | null
  isPrimarySchool: boolean
  residencyDistrict: string | null
  enrollmentType: keyof typeof ENROLLMENT_TYPES
  /** From 0 to 1. */
  fte: number | null
  tuitionType: keyof typeof TUITION_TYPES | null
}
