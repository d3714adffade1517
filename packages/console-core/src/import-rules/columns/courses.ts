import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the course file can fill. */
export const COURSE_COLUMNS = requiredFirst([
  column(601, 'courseId', 'Course ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'ID', file: 'COURSE_ID', oneroster: 'sourcedId', qmlativ: 'Code' },
  }),
  column(602, 'courseTitle', 'Title', {
    isRequired: true,
    maxLength: 120,
    defaultSourceColumns: { aeries: 'Title', file: 'COURSE_NM', oneroster: 'title', qmlativ: 'Description' },
  }),
  column(603, 'courseTitleShort', 'Short title', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'ShortTitle', file: 'COURSE_SHORT' },
  }),
  column(604, 'stateCourseCode', 'State course code', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'StateCourseCode', file: 'STATE_COURSE' },
  }),
  column(605, 'scedCode', 'SCED code', {
    maxLength: 5,
    defaultSourceColumns: { file: 'SCED', oneroster: 'subjectCodes' },
  }),
  column(606, 'department', 'Subject', {
    maxLength: null,
    possibleValues: CODED_VALUES.courseSubjects,
    listNoun: 'subjects',
    whenAbsent: 'Other',
    defaultSourceColumns: { aeries: 'SubjectAreaCode', file: 'SUBJECT', oneroster: 'subjects' },
  }),
  column(607, 'gradeLow', 'Lowest grade', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'LowGrade', file: 'LOW_GRADE' },
  }),
  column(608, 'gradeHigh', 'Highest grade', {
    maxLength: 2,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { aeries: 'HighGrade', file: 'HIGH_GRADE' },
  }),
  column(609, 'credits', 'Credits', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'CreditDefault', file: 'CREDITS' },
  }),
  column(610, 'courseLevel', 'Level', {
    maxLength: null,
    possibleValues: CODED_VALUES.courseLevels,
    listNoun: 'course levels',
    defaultSourceColumns: { file: 'LEVEL' },
  }),
  column(611, 'isCollegePrep', 'College preparatory', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { aeries: 'CollegePrepIndicatorCode', file: 'COLLEGE_FL' },
  }),
  column(612, 'isWeighted', 'Weighted', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'WEIGHTED_FL' },
  }),
  column(613, 'siteCode', 'Site code', {
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { file: 'SCHOOL_CD', oneroster: 'orgSourcedId' },
  }),
])
