import type { Behavior } from '../entities/behavior.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const BEHAVIOR_FIELDS = {
  incidentId: required.code,
  studentId: required.code,
  studentName: optional.text,
  siteCode: required.code,
  gradeLevel: optional.grade,
  incidentDate: required.date,
  incidentTime: optional.code,
  location: optional.code,
  violationCode: optional.code,
  behaviorCategory: optional.code,
  participantRole: { kind: 'code', blank: 'perpetrator' },
  dispositionCode: optional.code,
  dispositionCategory: optional.code,
  dispositionStartDate: optional.date,
  dispositionEndDate: optional.date,
  days: optional.number,
  referredByStaffId: optional.code,
  description: optional.text,
} as const satisfies RowFields<Behavior>
