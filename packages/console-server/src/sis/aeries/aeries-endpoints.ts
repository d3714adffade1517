import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { recordsIn } from '../flat-row.ts'

type SisRecord = Readonly<Record<string, unknown>>

/** A list below `/api/v5`. Names in braces are fields of the lists above it. */
type AeriesList = {
  readonly path: string
  /** What rows below take along. */
  readonly keep: readonly string[]
}

export type AeriesEndpoint = {
  /** As the certificate's security area is called. */
  readonly area: string
  /** Lists to go through first, from the outermost. */
  readonly through: readonly AeriesList[]
  readonly path: string
  /** Takes `StartingRecord` and `EndingRecord`. */
  readonly isPaged?: true
  /** The rows that are in one record; the record itself when absent. */
  readonly rowsOf?: (record: SisRecord) => readonly SisRecord[]
}

const SCHOOLS = { path: '/schools', keep: ['SchoolCode'] }
const SECTIONS = { path: '/schools/{SchoolCode}/sections', keep: ['SectionNumber'] }
const GRADEBOOKS = {
  path: '/schools/{SchoolCode}/sections/{SectionNumber}/gradebooks',
  keep: ['GradebookNumber', 'Name', 'StaffID', 'TermCode'],
}
const ASSIGNMENTS = {
  path: '/gradebooks/{GradebookNumber}/assignments',
  keep: ['AssignmentNumber', 'Description', 'Category', 'Weight', 'DateAssigned', 'DateDue', 'MaxScore'],
}

const ofSchools = (area: string, path: string, rowsOf?: AeriesEndpoint['rowsOf']): AeriesEndpoint => ({
  ...{ area, through: [SCHOOLS], path: `/schools/{SchoolCode}/${path}` },
  ...(rowsOf && { rowsOf }),
})

/** The record with each of those inside it. */
const each =
  (name: string): AeriesEndpoint['rowsOf'] =>
  (record) => {
    const inner = recordsIn(record, name)
    return inner.length === 0 && !Array.isArray(record[name])
      ? [record]
      : inner.map((item) => ({ ...record, [name]: undefined, ...item }))
  }

/** Days with a code, and under them the periods with one. */
const absences: AeriesEndpoint['rowsOf'] = ({ AttendanceDays: _, ...student }) =>
  recordsIn({ AttendanceDays: _ }, 'AttendanceDays').flatMap((day) => {
    const { CalendarDate, AllDayAttendanceCode } = day
    const whole = AllDayAttendanceCode ? [{ ...student, CalendarDate, AllDayAttendanceCode, Period: '' }] : []
    const periods = recordsIn(day, 'Classes')
      .filter(({ AttendanceCode }) => Boolean(AttendanceCode))
      .map(({ Period, SectionNumber, AttendanceCode }) => ({
        ...{ ...student, CalendarDate, Period, SectionNumber, AllDayAttendanceCode: AttendanceCode },
      }))
    return [...whole, ...periods]
  })

/** Where Aeries keeps the rows of each component. */
export const AERIES_ENDPOINTS: Readonly<Record<ImportedComponent, AeriesEndpoint>> = {
  sites: {
    ...{ area: 'Schools', through: [], path: '/schools' },
    // 0 is the district itself.
    rowsOf: (school) => (Number(school.SchoolCode) === 0 ? [] : [school]),
  },
  staff: { area: 'Staff', through: [], path: '/staff', rowsOf: (person) => [withSchools(person)] },
  gradingPeriods: ofSchools('Terms', 'terms'),
  students: { ...ofSchools('Student Data', 'students'), isPaged: true },
  contacts: ofSchools('Contacts', 'contacts', each('Contacts')),
  courses: { area: 'Courses', through: [], path: '/courses' },
  sections: ofSchools('Master Schedule', 'sections'),
  enrollment: ofSchools('Enrollment History', 'enrollment'),
  roster: ofSchools('Class Schedules', 'classes', each('Classes')),
  attendance: ofSchools('Attendance', 'attendance', absences),
  behavior: ofSchools('Assertive Discipline', 'AssertiveDiscipline', each('Disciplines')),
  gradebooks: {
    ...{ area: 'Gradebook', through: [SCHOOLS, SECTIONS, GRADEBOOKS, ASSIGNMENTS] },
    path: '/gradebooks/{GradebookNumber}/assignments/{AssignmentNumber}/scores',
  },
  reportCards: ofSchools('Grades', 'ReportCard', each('Classes')),
  transcripts: ofSchools('Transcripts', 'Transcript', each('Courses')),
  studentTags: ofSchools('Student Groups', 'StudentGroups', each('Students')),
  studentPrograms: {
    area: 'Programs',
    through: [SCHOOLS, { path: '/schools/{SchoolCode}/students', keep: ['StudentID'] }],
    path: '/schools/{SchoolCode}/students/{StudentID}/programs',
  },
}

/** The schools where somebody works, from the list of their accesses. */
const withSchools = (person: SisRecord): SisRecord => ({
  ...person,
  SchoolCodes: recordsIn(person, 'SchoolAccessPermissions')
    .map(({ SchoolCode }) => SchoolCode)
    .concat(
      recordsIn(person, 'SchoolAccessPermissions').length === 0 ? [person.PrimarySchoolCode ?? ''] : [],
    ),
})
