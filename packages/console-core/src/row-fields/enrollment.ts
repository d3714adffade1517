import type { Enrollment } from '../entities/enrollment.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const ENROLLMENT_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  siteCode: required.code,
  gradeLevel: required.grade,
  entryDate: required.date,
  entryCode: optional.code,
  exitDate: optional.date,
  exitCode: optional.code,
  isPrimarySchool: flag,
  residencyDistrict: optional.code,
  enrollmentType: { kind: 'code', blank: 'primary' },
  fte: optional.number,
  tuitionType: optional.code,
} as const satisfies RowFields<Enrollment>
