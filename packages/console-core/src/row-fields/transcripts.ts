import type { Transcript } from '../entities/transcript.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const TRANSCRIPT_FIELDS = {
  studentId: required.code,
  studentName: optional.text,
  academicYear: required.number,
  termCode: optional.code,
  gradeLevelTaken: optional.grade,
  courseId: optional.code,
  courseTitle: required.text,
  stateCourseCode: optional.code,
  siteName: optional.text,
  mark: optional.code,
  gpaPoints: optional.number,
  isWeighted: flag,
  creditAttempted: optional.number,
  creditEarned: optional.number,
  repeatCode: { kind: 'code', blank: 'none' },
  attemptResult: optional.code,
  cumulativeGpa: optional.number,
  cumulativeCredits: optional.number,
} as const satisfies RowFields<Transcript>
