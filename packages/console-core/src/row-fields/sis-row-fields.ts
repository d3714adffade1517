import type { Attendance } from '../entities/attendance.ts'
import type { Behavior } from '../entities/behavior.ts'
import type { Contact } from '../entities/contact.ts'
import type { Course } from '../entities/course.ts'
import type { Enrollment } from '../entities/enrollment.ts'
import type { Grade } from '../entities/grade.ts'
import type { Gradebook } from '../entities/gradebook.ts'
import type { GradingPeriod } from '../entities/grading-period.ts'
import type { RosterLine } from '../entities/roster-line.ts'
import type { Section } from '../entities/section.ts'
import type { Site } from '../entities/site.ts'
import type { Staff } from '../entities/staff.ts'
import type { Student } from '../entities/student.ts'
import type { StudentProgram } from '../entities/student-program.ts'
import type { StudentTag } from '../entities/student-tag.ts'
import type { Transcript } from '../entities/transcript.ts'
import type { ComponentName } from '../lists/components.ts'
import { ATTENDANCE_FIELDS } from './attendance.ts'
import { BEHAVIOR_FIELDS } from './behavior.ts'
import { CONTACT_FIELDS } from './contacts.ts'
import { COURSE_FIELDS } from './courses.ts'
import { ENROLLMENT_FIELDS } from './enrollment.ts'
import { GRADEBOOK_FIELDS } from './gradebooks.ts'
import { GRADING_PERIOD_FIELDS } from './grading-periods.ts'
import { REPORT_CARD_FIELDS } from './report-cards.ts'
import { ROSTER_FIELDS } from './roster.ts'
import type { RowField, RowFields } from './row-field.ts'
import { SECTION_FIELDS } from './sections.ts'
import { SITE_FIELDS } from './sites.ts'
import { STAFF_FIELDS } from './staff.ts'
import { STUDENT_PROGRAM_FIELDS } from './student-programs.ts'
import { STUDENT_TAG_FIELDS } from './student-tags.ts'
import { STUDENT_FIELDS } from './students.ts'
import { TRANSCRIPT_FIELDS } from './transcripts.ts'

/** What a row of each component is, as its list answers it. */
export type SisRows = {
  sites: Site
  staff: Staff
  gradingPeriods: GradingPeriod
  students: Student
  contacts: Contact
  courses: Course
  sections: Section
  enrollment: Enrollment
  roster: RosterLine
  attendance: Attendance
  behavior: Behavior
  gradebooks: Gradebook
  reportCards: Grade
  transcripts: Transcript
  studentTags: StudentTag
  studentPrograms: StudentProgram
}

/** A component whose rows are stored as the SIS sent them. */
export type SisComponent = keyof SisRows & ComponentName

/** The fields of every component's rows beside the row meta: their kinds, and what a row answers that has none. */
export const SIS_ROW_FIELDS: Readonly<Record<SisComponent, Readonly<Record<string, RowField>>>> = {
  sites: SITE_FIELDS,
  staff: STAFF_FIELDS,
  gradingPeriods: GRADING_PERIOD_FIELDS,
  students: STUDENT_FIELDS,
  contacts: CONTACT_FIELDS,
  courses: COURSE_FIELDS,
  sections: SECTION_FIELDS,
  enrollment: ENROLLMENT_FIELDS,
  roster: ROSTER_FIELDS,
  attendance: ATTENDANCE_FIELDS,
  behavior: BEHAVIOR_FIELDS,
  gradebooks: GRADEBOOK_FIELDS,
  reportCards: REPORT_CARD_FIELDS,
  transcripts: TRANSCRIPT_FIELDS,
  studentTags: STUDENT_TAG_FIELDS,
  studentPrograms: STUDENT_PROGRAM_FIELDS,
} satisfies { [Component in SisComponent]: RowFields<SisRows[Component]> }
