import type { GradeCode } from '../lists/grade-codes.ts'
import type { RowMeta } from './row-meta.ts'

/** One stay of a student at a site: `GET /enrollment`. */
export type Enrollment = RowMeta & {
  studentId: string
  siteCode: string
  gradeLevel: GradeCode
  entryDate: string
  entryCode: string | null
  exitDate: string | null
  exitCode: string | null
  isPrimarySchool: boolean
}
