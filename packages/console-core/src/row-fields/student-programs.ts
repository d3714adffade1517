import type { StudentProgram } from '../entities/student-program.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const STUDENT_PROGRAM_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  siteCode: optional.code,
  programCode: required.code,
  programName: optional.text,
  programType: optional.code,
  eligibilityStartDate: optional.date,
  eligibilityEndDate: optional.date,
  programStartDate: optional.date,
  programEndDate: optional.date,
  exitReason: optional.code,
  disabilityCode: optional.code,
  minutesPerWeek: optional.number,
} as const satisfies RowFields<StudentProgram>
