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

const ofSchools = (path: string, rowsOf?: AeriesEndpoint['rowsOf']): AeriesEndpoint => ({
  through: [SCHOOLS],
  path: `/schools/{SchoolCode}/${path}`,
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
        ...student,
        CalendarDate,
        Period,
        SectionNumber,
        AllDayAttendanceCode: AttendanceCode,
      }))
    return [...whole, ...periods]
  })

/** Where Aeries keeps the rows of each component that it hands out. */
export const AERIES_ENDPOINTS: { readonly [Component in ImportedComponent]?: AeriesEndpoint } = {
  sites: { through: [], path: '/schools' },
  staff: { through: [], path: '/staff', rowsOf: (person) => [withSchools(person)] },
  gradingPeriods: ofSchools('terms'),
  students: { ...ofSchools('students', (student) => [withRaces(student)]), isPaged: true },
  contacts: ofSchools('contacts', each('Contacts')),
  courses: { through: [], path: '/courses' },
  sections: ofSchools('sections'),
  enrollment: ofSchools('enrollment'),
  roster: ofSchools('classes', each('Classes')),
  attendance: ofSchools('attendance', absences),
  behavior: ofSchools('AssertiveDiscipline', each('Disciplines')),
  gradebooks: {
    through: [SCHOOLS, SECTIONS, GRADEBOOKS, ASSIGNMENTS],
    path: '/gradebooks/{GradebookNumber}/assignments/{AssignmentNumber}/scores',
  },
  reportCards: ofSchools('ReportCard', each('Classes')),
  transcripts: ofSchools('Transcript', each('Courses')),
  studentTags: ofSchools('StudentGroups', each('Students')),
  studentPrograms: {
    through: [SCHOOLS, { path: '/schools/{SchoolCode}/students', keep: ['StudentID'] }],
    path: '/schools/{SchoolCode}/students/{StudentID}/programs',
  },
}

/** The races of a student, which stand in five fields. */
const withRaces = (student: SisRecord): SisRecord => ({
  ...student,
  RaceCodes: [1, 2, 3, 4, 5].map((n) => student[`RaceCode${n}`] ?? '').filter((code) => code !== ''),
})

/** The schools where a person works, from the list of their accesses. */
const withSchools = (person: SisRecord): SisRecord => ({
  ...person,
  SchoolCodes: recordsIn(person, 'SchoolAccessPermissions')
    .map(({ SchoolCode }) => SchoolCode)
    .concat(
      recordsIn(person, 'SchoolAccessPermissions').length === 0 ? [person.PrimarySchoolCode ?? ''] : [],
    ),
})
