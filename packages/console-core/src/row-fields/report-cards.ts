import type { Grade } from '../entities/grade.ts'
import { list, optional, type RowFields, required } from './row-field.ts'

export const REPORT_CARD_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  sectionId: required.code,
  courseId: required.code,
  siteCode: required.code,
  staffId: optional.code,
  gradingPeriodCode: required.code,
  mark: optional.code,
  markNumeric: optional.number,
  gradeType: { kind: 'code', blank: 'quarter' },
  citizenship: optional.code,
  workHabits: optional.code,
  comments: list,
  creditAttempted: optional.number,
  creditEarned: optional.number,
  absences: optional.number,
  tardies: optional.number,
  postedDate: optional.date,
} as const satisfies RowFields<Grade>
