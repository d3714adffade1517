import type { PROGRAM_EXIT_REASONS, PROGRAM_TYPES } from '../lists/student-program-words.ts'
import type { RowMeta } from './row-meta.ts'

/** A program that a student takes part in: `GET /student-programs`. */
export type StudentProgram = RowMeta & {
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  siteCode: string | null
  programCode: string
  programName: string | null
  programType: keyof typeof PROGRAM_TYPES | null
  /** `YYYY-MM-DD`; so every date. */
  eligibilityStartDate: string | null
  eligibilityEndDate: string | null
  programStartDate: string | null
  programEndDate: string | null
  exitReason: keyof typeof PROGRAM_EXIT_REASONS | null
  /** Personal: screens hide it until it is asked for. */
  disabilityCode: string | null
  minutesPerWeek: number | null
}
