import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the attendance file can fill. */
export const ATTENDANCE_COLUMNS = requiredFirst([
  column(1001, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1002, 'attendanceDate', 'Date', {
    isRequired: true,
    isKey: true,
    dataType: 'date',
    defaultSourceColumns: { aeries: 'CalendarDate', file: 'ATT_DT' },
  }),
  column(1003, 'period', 'Period', {
    isKey: true,
    maxLength: 10,
    description: 'Empty for the whole day',
    defaultSourceColumns: { aeries: 'Period', file: 'PERIOD' },
  }),
  column(1004, 'siteCode', 'Site code', {
    isRequired: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
  }),
  column(1005, 'attendanceCode', 'Code', {
    isRequired: true,
    maxLength: 5,
    defaultSourceColumns: { aeries: 'AllDayAttendanceCode', file: 'ATT_CD' },
  }),
  column(1006, 'attendanceCategory', 'Category', {
    maxLength: null,
    possibleValues: CODED_VALUES.attendanceCategories,
    listNoun: 'attendance categories',
    defaultSourceColumns: { file: 'ATT_CATEGORY' },
  }),
  column(1007, 'sectionId', 'Section ID', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'SectionNumber', file: 'SECTION_ID' },
  }),
  column(1008, 'termCode', 'Term code', { maxLength: 10, defaultSourceColumns: { file: 'TERM_CD' } }),
  column(1009, 'minutesAbsent', 'Minutes absent', {
    dataType: 'number',
    range: [0, 600],
    defaultSourceColumns: { file: 'MINUTES' },
  }),
  column(1010, 'reason', 'Reason', { maxLength: 120, defaultSourceColumns: { file: 'REASON' } }),
  column(1011, 'enteredBy', 'Entered by', { maxLength: 30, defaultSourceColumns: { file: 'ENTERED_BY' } }),
])
