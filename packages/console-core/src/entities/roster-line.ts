import type { ROSTER_ROLES } from '../lists/section-words.ts'
import type { RowMeta } from './row-meta.ts'

/** Somebody in a section, a line of its roster: `GET /schedule`. */
export type RosterLine = RowMeta & {
  studentId: string
  sectionId: string
  courseId: string | null
  siteCode: string
  termCode: string | null
  role: keyof typeof ROSTER_ROLES
  /** Of teachers: the one in charge. */
  isPrimary: boolean
  /** `YYYY-MM-DD`; so every date. */
  startDate: string | null
  endDate: string | null
  period: string | null
  /** The teacher in charge of the section. This and the names are read from section, people and course. */
  staffId: string | null
  /** `Last, First`; so the student. */
  staffName: string | null
  studentName: string | null
  courseTitle: string | null
}
