import { ATTENDANCE_CATEGORIES } from '../../lists/attendance-words.ts'
import {
  BEHAVIOR_CATEGORIES,
  DISPOSITION_CATEGORIES,
  INCIDENT_LOCATIONS,
  PARTICIPANT_ROLES,
} from '../../lists/behavior-words.ts'
import { CONTACT_RELATIONSHIPS } from '../../lists/contact-words.ts'
import { COURSE_LEVELS, COURSE_SUBJECTS } from '../../lists/course-words.ts'
import { ENROLLMENT_STATUSES, ENTRY_CODES, EXIT_CODES } from '../../lists/enrollment-words.ts'
import { GENDERS } from '../../lists/genders.ts'
import { GRADE_CODES } from '../../lists/grade-codes.ts'
import { GRADE_TYPES, SCORE_STATUSES } from '../../lists/grade-words.ts'
import { PERIOD_TYPES, SESSION_TYPES } from '../../lists/grading-period-words.ts'
import { LANGUAGES } from '../../lists/languages.ts'
import { SCHOOL_TYPES } from '../../lists/school-types.ts'
import { CLASS_TYPES, ROSTER_ROLES } from '../../lists/section-words.ts'
import { STAFF_ROLES } from '../../lists/staff-words.ts'
import { PROGRAM_EXIT_REASONS, PROGRAM_TYPES } from '../../lists/student-program-words.ts'
import { TAG_CATEGORIES } from '../../lists/student-tag-words.ts'
import { ATTEMPT_RESULTS, REPEAT_CODES } from '../../lists/transcript-words.ts'
import type { CodedValue } from './database-column.ts'

const coded = (pairs: Record<string, string>): readonly CodedValue[] =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }))

const gradeNames: Record<string, string> = {
  IT: 'Infant',
  PR: 'Preschool',
  PK: 'Pre-Kindergarten',
  TK: 'Transitional Kindergarten',
  KG: 'Kindergarten',
  PS: 'Post-Secondary',
  UG: 'Ungraded',
  OT: 'Other',
}

/** The lists behind the coded columns. Values are what is stored, labels what people read. */
export const CODED_VALUES = {
  gradeLevels: GRADE_CODES.map((value) => ({ value, label: gradeNames[value] ?? `Grade ${Number(value)}` })),
  schoolTypes: SCHOOL_TYPES.filter((type) => type !== '').map((value) => ({ value, label: value })),
  genders: coded(GENDERS),
  languages: coded(LANGUAGES),
  staffRoles: coded(STAFF_ROLES),
  enrollmentStatuses: coded(ENROLLMENT_STATUSES),
  entryCodes: coded(ENTRY_CODES),
  exitCodes: coded(EXIT_CODES),
  contactRelationships: coded(CONTACT_RELATIONSHIPS),
  courseSubjects: coded(COURSE_SUBJECTS),
  courseLevels: coded(COURSE_LEVELS),
  classTypes: coded(CLASS_TYPES),
  rosterRoles: coded(ROSTER_ROLES),
  attendanceCategories: coded(ATTENDANCE_CATEGORIES),
  incidentLocations: coded(INCIDENT_LOCATIONS),
  behaviorCategories: coded(BEHAVIOR_CATEGORIES),
  participantRoles: coded(PARTICIPANT_ROLES),
  dispositionCategories: coded(DISPOSITION_CATEGORIES),
  gradeTypes: coded(GRADE_TYPES),
  scoreStatuses: coded(SCORE_STATUSES),
  sessionTypes: coded(SESSION_TYPES),
  periodTypes: coded(PERIOD_TYPES),
  attemptResults: coded(ATTEMPT_RESULTS),
  repeatCodes: coded(REPEAT_CODES),
  tagCategories: coded(TAG_CATEGORIES),
  programTypes: coded(PROGRAM_TYPES),
  programExitReasons: coded(PROGRAM_EXIT_REASONS),
} as const satisfies Record<string, readonly CodedValue[]>
