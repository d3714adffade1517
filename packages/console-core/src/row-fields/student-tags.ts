import type { StudentTag } from '../entities/student-tag.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const STUDENT_TAG_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  tagCode: required.code,
  tagName: required.text,
  tagCategory: { kind: 'code', blank: 'group' },
  startDate: optional.date,
  endDate: optional.date,
  color: optional.code,
  source: { kind: 'code', blank: 'sis' },
} as const satisfies RowFields<StudentTag>
