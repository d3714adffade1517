import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the roster file can fill: who is in which section. */
export const ROSTER_COLUMNS = requiredFirst([
  column(901, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: {
      aeries: 'StudentID',
      file: 'LOCAL_ID',
      oneroster: 'userSourcedId',
      qmlativ: 'Student.StudentNumber',
    },
  }),
  column(902, 'sectionId', 'Section ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'sections',
    defaultSourceColumns: {
      aeries: 'SectionNumber',
      file: 'SECTION_ID',
      oneroster: 'classSourcedId',
      qmlativ: 'Section.Code',
    },
  }),
  column(903, 'siteCode', 'Site code', {
    isRequired: true,
    isKey: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: {
      aeries: 'SchoolCode',
      file: 'SCHOOL_CD',
      oneroster: 'schoolSourcedId',
      qmlativ: 'Section.Entity.Code',
    },
  }),
  column(904, 'startDate', 'Start date', {
    isKey: true,
    dataType: 'date',
    defaultSourceColumns: {
      aeries: 'DateStarted',
      file: 'START_DT',
      oneroster: 'beginDate',
      qmlativ: 'StartDate',
    },
  }),
  column(905, 'termCode', 'Term code', {
    maxLength: 10,
    defaultSourceColumns: { aeries: 'TermCode', file: 'TERM_CD' },
  }),
  column(906, 'courseId', 'Course ID', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'CourseID', file: 'COURSE_ID', qmlativ: 'Section.Course.Code' },
  }),
  column(907, 'role', 'Role', {
    maxLength: null,
    possibleValues: CODED_VALUES.rosterRoles,
    listNoun: 'roster roles',
    whenAbsent: 'student',
    defaultSourceColumns: { file: 'ROLE', oneroster: 'role' },
  }),
  column(908, 'isPrimary', 'Primary', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'PRIMARY_FL', oneroster: 'primary' },
  }),
  column(909, 'endDate', 'Leave date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'DateEnded', file: 'END_DT', oneroster: 'endDate', qmlativ: 'EndDate' },
  }),
  column(910, 'period', 'Period', {
    maxLength: 10,
    defaultSourceColumns: { aeries: 'Period', file: 'PERIOD' },
  }),
])
