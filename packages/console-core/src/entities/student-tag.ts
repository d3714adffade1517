import type { TAG_CATEGORIES } from '../lists/student-tag-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A mark that groups students: `GET /student-tags`. */
export type StudentTag = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  tagCode: string
  tagName: string
  tagCategory: keyof typeof TAG_CATEGORIES
  /** `YYYY-MM-DD`; so every date. */
  startDate: string | null
  endDate: string | null
  /** `#rrggbb`. */
  color: string | null
  source: 'sis' | 'manual'
}
