import type { SCORE_STATUSES } from '../lists/grade-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A score of a student for an assignment: `GET /gradebook`. */
export type Gradebook = RowMeta & {
  gradebookId: string
  gradebookName: string
  sectionId: string
  /** Of the section, as stored now. */
  courseId: string | null
  staffId: string | null
  siteCode: string
  termCode: string | null
  assignmentId: string | null
  assignmentTitle: string | null
  category: string | null
  /** In percent. */
  categoryWeight: number | null
  /** `YYYY-MM-DD`; so every date. */
  assignedDate: string | null
  dueDate: string | null
  pointsPossible: number | null
  /** Null: an assignment that nobody has handed in. */
  studentId: string | null
  score: number | null
  scoreStatus: keyof typeof SCORE_STATUSES | null
  comment: string | null
}
