import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the transcript file can fill: one course of one year. */
export const TRANSCRIPT_COLUMNS = requiredFirst([
  column(1401, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1402, 'academicYear', 'School year', {
    isRequired: true,
    isKey: true,
    dataType: 'number',
    range: [1990, 2099],
    description: 'The year in which the school year began',
    defaultSourceColumns: { aeries: 'SchoolYear', file: 'SCHOOL_YEAR' },
  }),
  column(1403, 'termCode', 'Term code', {
    isKey: true,
    maxLength: 10,
    defaultSourceColumns: { aeries: 'TermCode', file: 'TERM_CD' },
  }),
  column(1404, 'courseTitle', 'Course title', {
    isRequired: true,
    isKey: true,
    maxLength: 120,
    defaultSourceColumns: { aeries: 'CourseTitle', file: 'COURSE_NM' },
  }),
  column(1405, 'courseId', 'Course ID', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'CourseID', file: 'COURSE_ID' },
  }),
  column(1406, 'stateCourseCode', 'State course code', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'StateCourseCode', file: 'STATE_COURSE' },
  }),
  column(1407, 'gradeLevelTaken', 'Grade level', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'GradeLevel', file: 'GRADE' },
  }),
  column(1408, 'siteName', 'School', {
    maxLength: 120,
    defaultSourceColumns: { aeries: 'SchoolName', file: 'SCHOOL_NM' },
  }),
  column(1409, 'mark', 'Mark', { maxLength: 5, defaultSourceColumns: { aeries: 'Mark', file: 'MARK' } }),
  column(1410, 'gpaPoints', 'GPA points', {
    dataType: 'number',
    range: [0, 10],
    defaultSourceColumns: { file: 'GPA_POINTS' },
  }),
  column(1411, 'isWeighted', 'Weighted', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'WEIGHTED_FL' },
  }),
  column(1412, 'creditAttempted', 'Credit attempted', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'CreditAttempted', file: 'CREDIT_ATT' },
  }),
  column(1413, 'creditEarned', 'Credit earned', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'CreditEarned', file: 'CREDIT_EARN' },
  }),
  column(1414, 'repeatCode', 'Repeat', {
    maxLength: null,
    possibleValues: CODED_VALUES.repeatCodes,
    listNoun: 'repeat codes',
    whenAbsent: 'none',
    defaultSourceColumns: { aeries: 'RepeatTag', file: 'REPEAT_CD' },
  }),
  column(1415, 'attemptResult', 'Result', {
    maxLength: null,
    possibleValues: CODED_VALUES.attemptResults,
    listNoun: 'results',
    defaultSourceColumns: { file: 'RESULT' },
  }),
  column(1416, 'cumulativeGpa', 'Cumulative GPA', {
    dataType: 'number',
    range: [0, 10],
    defaultSourceColumns: { file: 'GPA' },
  }),
  column(1417, 'cumulativeCredits', 'Cumulative credits', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { file: 'CREDITS_TOTAL' },
  }),
])
