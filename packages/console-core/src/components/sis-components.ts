import { type Attendance, attendanceComponent } from './attendance.ts'
import { type Behavior, behaviorComponent } from './behavior.ts'
import { type Contact, contactsComponent } from './contacts.ts'
import { type Course, coursesComponent } from './courses.ts'
import type { ComponentDefinition } from './define-component.ts'
import { type Enrollment, enrollmentComponent } from './enrollment.ts'
import type { Field } from './field.ts'
import { type Gradebook, gradebooksComponent } from './gradebooks.ts'
import { type GradingPeriod, gradingPeriodsComponent } from './grading-periods.ts'
import { type Grade, reportCardsComponent } from './report-cards.ts'
import { type RosterLine, rosterComponent } from './roster.ts'
import { type Section, sectionsComponent } from './sections.ts'
import { type Site, sitesComponent } from './sites.ts'
import { type Staff, staffComponent } from './staff.ts'
import { type StudentProgram, studentProgramsComponent } from './student-programs.ts'
import { type StudentTag, studentTagsComponent } from './student-tags.ts'
import { type Student, studentsComponent } from './students.ts'
import { type Transcript, transcriptsComponent } from './transcripts.ts'

/** The components whose rows are stored as the SIS sent them: all but the accounts, which follow the staff. */
export const SIS_COMPONENTS = {
  sites: sitesComponent,
  staff: staffComponent,
  gradingPeriods: gradingPeriodsComponent,
  students: studentsComponent,
  contacts: contactsComponent,
  courses: coursesComponent,
  sections: sectionsComponent,
  enrollment: enrollmentComponent,
  roster: rosterComponent,
  attendance: attendanceComponent,
  behavior: behaviorComponent,
  gradebooks: gradebooksComponent,
  reportCards: reportCardsComponent,
  transcripts: transcriptsComponent,
  studentTags: studentTagsComponent,
  studentPrograms: studentProgramsComponent,
} as const satisfies { readonly [Name in SisComponent]: ComponentDefinition & { readonly name: Name } }

/** A component whose rows are stored as the SIS sent them. */
export type SisComponent = ComponentDefinition['name']

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

/** The fields of every component's rows beside the row meta. */
export const SIS_ROW_FIELDS: Readonly<Record<SisComponent, Readonly<Record<string, Field>>>> =
  fieldsByComponent(SIS_COMPONENTS)

/** @__NO_SIDE_EFFECTS__ */
function fieldsByComponent<Name extends string>(
  components: Readonly<Record<Name, ComponentDefinition>>,
): Record<Name, Readonly<Record<string, Field>>> {
  const fields = Object.entries<ComponentDefinition>(components).map(([name, one]) => [name, one.fields])
  return Object.fromEntries(fields)
}
