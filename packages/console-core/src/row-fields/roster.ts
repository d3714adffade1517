import type { RosterLine } from '../entities/roster-line.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const ROSTER_FIELDS = {
  studentId: required.code,
  sectionId: required.code,
  courseId: optional.code,
  siteCode: required.code,
  termCode: optional.code,
  role: { kind: 'code', blank: 'student' },
  isPrimary: flag,
  startDate: optional.date,
  endDate: optional.date,
  period: optional.code,
  staffId: optional.code,
  staffName: optional.text,
  studentName: optional.text,
  courseTitle: optional.text,
} as const satisfies RowFields<RosterLine>
