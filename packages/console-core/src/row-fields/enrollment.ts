import type { Enrollment } from '../entities/enrollment.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const ENROLLMENT_FIELDS = {
  studentId: required.code,
  siteCode: required.code,
  gradeLevel: required.grade,
  entryDate: required.date,
  entryCode: optional.code,
  exitDate: optional.date,
  exitCode: optional.code,
  isPrimarySchool: flag,
} as const satisfies RowFields<Enrollment>
