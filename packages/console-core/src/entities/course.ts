import type { COURSE_LEVELS, COURSE_SUBJECTS } from '../lists/course-words.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { RowMeta } from './row-meta.ts'

/** A course of the catalogue: `GET /course`. */
export type Course = RowMeta & {
  /** Unique in the whole district. */
  courseId: string
  courseTitle: string
  courseTitleShort: string | null
  stateCourseCode: string | null
  /** Five digits of the national course codes. */
  scedCode: string | null
  department: keyof typeof COURSE_SUBJECTS
  gradeLow: GradeCode | null
  gradeHigh: GradeCode | null
  credits: number | null
  courseLevel: keyof typeof COURSE_LEVELS | null
  isCollegePrep: boolean
  isWeighted: boolean
  /** Null: offered in the whole district. */
  siteCode: string | null
}
