import type { GradeCode } from '../lists/grade-codes.ts'
import type { RowMeta } from './row-meta.ts'

/** A student: `GET /district/students`, read only. */
export type Student = RowMeta & {
  studentId: string
  stateStudentId: string | null
  firstName: string
  middleName: string | null
  lastName: string
  gender: string | null
  /** `YYYY-MM-DD`. */
  birthDate: string
  gradeLevel: GradeCode
  siteCode: string
  enrollmentStatus: string
  entryDate: string | null
  exitDate: string | null
  primaryLanguage: string | null
  emailAddress: string | null
}
