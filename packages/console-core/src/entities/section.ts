import type { GradeCode } from '../lists/grade-codes.ts'
import type { CLASS_TYPES } from '../lists/section-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A class that is held: `GET /section`. */
export type Section = RowMeta & {
  /** Unique together with site and term. */
  sectionId: string
  courseId: string
  siteCode: string
  termCode: string
  sectionTitle: string | null
  classType: keyof typeof CLASS_TYPES
  primaryStaffId: string | null
  coTeacherIds: string[]
  periods: string[]
  room: string | null
  /** `YYYY-MM-DD`; so every date. */
  startDate: string | null
  endDate: string | null
  maxStudents: number | null
  /** Students on its roster. */
  studentCount: number
  gradeLevels: GradeCode[]
}
