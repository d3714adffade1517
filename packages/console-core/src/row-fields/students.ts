import type { Student } from '../entities/student.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const STUDENT_FIELDS = {
  studentId: required.code,
  stateStudentId: optional.code,
  firstName: required.text,
  middleName: optional.text,
  lastName: required.text,
  gender: optional.code,
  birthDate: required.date,
  gradeLevel: required.grade,
  siteCode: required.code,
  enrollmentStatus: { kind: 'code', blank: 'enrolled' },
  entryDate: optional.date,
  exitDate: optional.date,
  primaryLanguage: optional.code,
  emailAddress: optional.text,
} as const satisfies RowFields<Student>
