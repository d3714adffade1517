import type { ComponentName } from '../lists/components.ts'
import { ATTENDANCE_COLUMNS } from './columns/attendance.ts'
import { BEHAVIOR_COLUMNS } from './columns/behavior.ts'
import { CONTACT_COLUMNS } from './columns/contacts.ts'
import { COURSE_COLUMNS } from './columns/courses.ts'
import type { DatabaseColumn, ImportedComponent } from './columns/database-column.ts'
import { ENROLLMENT_COLUMNS } from './columns/enrollment.ts'
import { GRADEBOOK_COLUMNS } from './columns/gradebooks.ts'
import { GRADING_PERIOD_COLUMNS } from './columns/grading-periods.ts'
import { REPORT_CARD_COLUMNS } from './columns/report-cards.ts'
import { ROSTER_COLUMNS } from './columns/roster.ts'
import { SECTION_COLUMNS } from './columns/sections.ts'
import { SITE_COLUMNS } from './columns/sites.ts'
import { STAFF_COLUMNS } from './columns/staff.ts'
import { STUDENT_PROGRAM_COLUMNS } from './columns/student-programs.ts'
import { STUDENT_TAG_COLUMNS } from './columns/student-tags.ts'
import { STUDENT_COLUMNS } from './columns/students.ts'
import { TRANSCRIPT_COLUMNS } from './columns/transcripts.ts'
import type { Value } from './read-value.ts'

/** Every column that an import can fill, by component, required ones first ([S3]). */
export const DATABASE_COLUMNS: Readonly<Record<ImportedComponent, readonly DatabaseColumn[]>> = {
  sites: SITE_COLUMNS,
  staff: STAFF_COLUMNS,
  gradingPeriods: GRADING_PERIOD_COLUMNS,
  students: STUDENT_COLUMNS,
  contacts: CONTACT_COLUMNS,
  courses: COURSE_COLUMNS,
  sections: SECTION_COLUMNS,
  enrollment: ENROLLMENT_COLUMNS,
  roster: ROSTER_COLUMNS,
  attendance: ATTENDANCE_COLUMNS,
  behavior: BEHAVIOR_COLUMNS,
  gradebooks: GRADEBOOK_COLUMNS,
  reportCards: REPORT_CARD_COLUMNS,
  transcripts: TRANSCRIPT_COLUMNS,
  studentTags: STUDENT_TAG_COLUMNS,
  studentPrograms: STUDENT_PROGRAM_COLUMNS,
}

/** Whether these rules can read a component's rows. */
export const isImported = (componentName: string): componentName is ImportedComponent =>
  Object.hasOwn(DATABASE_COLUMNS, componentName)

/** The columns that a template of a component can fill; none of one that follows others. */
export const columnsOf = (component: ComponentName): readonly DatabaseColumn[] =>
  isImported(component) ? DATABASE_COLUMNS[component] : []

/** What a record that an import makes holds in the columns that its template does not fill. */
export const newRecord = (component: ImportedComponent): Record<string, Value> =>
  Object.fromEntries(
    DATABASE_COLUMNS[component].map(({ columnName, isList, whenAbsent }) => [
      columnName,
      whenAbsent ?? (isList ? [] : null),
    ]),
  )
