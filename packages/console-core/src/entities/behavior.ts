import type {
  BEHAVIOR_CATEGORIES,
  DISPOSITION_CATEGORIES,
  INCIDENT_LOCATIONS,
  PARTICIPANT_ROLES,
} from '../lists/behavior-words.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { RowMeta } from './row-meta.ts'

/** One student in one incident: `GET /behavior`. */
export type Behavior = RowMeta & {
  incidentId: string
  studentId: string
  /** `Last, First`, read from the student as stored now; null when unknown. */
  studentName: string | null
  siteCode: string
  gradeLevel: GradeCode | null
  /** `YYYY-MM-DD`; so every date. */
  incidentDate: string
  /** `HH:mm`. */
  incidentTime: string | null
  location: keyof typeof INCIDENT_LOCATIONS | null
  violationCode: string | null
  behaviorCategory: keyof typeof BEHAVIOR_CATEGORIES | null
  participantRole: keyof typeof PARTICIPANT_ROLES
  dispositionCode: string | null
  dispositionCategory: keyof typeof DISPOSITION_CATEGORIES | null
  dispositionStartDate: string | null
  dispositionEndDate: string | null
  days: number | null
  referredByStaffId: string | null
  /** Personal: screens hide it until it is asked for. */
  description: string | null
}
