import type { SisSystem } from '../entities/sis-system.ts'
import type { ImportedComponent } from './database-column.ts'

type Names = { readonly [Component in ImportedComponent]?: string }

const ONE_ROSTER = {
  sites: 'orgs',
  staff: 'users',
  gradingPeriods: 'academicSessions',
  students: 'users',
  courses: 'courses',
  sections: 'classes',
  roster: 'enrollments',
} as const satisfies Names

/** What each kind of SIS calls what it holds of a component; what is missing it does not hand out. */
export const SIS_COMPONENT_NAMES = {
  /** As the security areas of a certificate are called. */
  aeries: {
    sites: 'Schools',
    staff: 'Staff',
    gradingPeriods: 'Terms',
    students: 'Student Data',
    contacts: 'Contacts',
    courses: 'Courses',
    sections: 'Master Schedule',
    enrollment: 'Enrollment History',
    roster: 'Class Schedules',
    attendance: 'Attendance',
    behavior: 'Assertive Discipline',
    gradebooks: 'Gradebook',
    reportCards: 'Grades',
    transcripts: 'Transcripts',
    studentTags: 'Student Groups',
    studentPrograms: 'Programs',
  },
  /** `module/object` of the Generic API. */
  qmlativ: {
    sites: 'District/School',
    students: 'Student/Student',
    courses: 'Curriculum/Course',
    sections: 'Scheduling/Section',
    enrollment: 'Enrollment/EntryWithdrawal',
    roster: 'Scheduling/StudentSection',
  },
  q: ONE_ROSTER,
  oneroster: ONE_ROSTER,
  file: {},
} as const satisfies Readonly<Record<SisSystem['kind'], Names>>
