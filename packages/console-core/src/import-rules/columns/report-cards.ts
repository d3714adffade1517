import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the report card file can fill: one mark. */
export const REPORT_CARD_COLUMNS = requiredFirst([
  column(1301, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(1302, 'sectionId', 'Section ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'sections',
    defaultSourceColumns: { aeries: 'SectionNumber', file: 'SECTION_ID' },
  }),
  column(1303, 'gradingPeriodCode', 'Grading period', {
    isRequired: true,
    isKey: true,
    maxLength: 10,
    defaultSourceColumns: { aeries: 'MarkingPeriod', file: 'PERIOD_CD' },
  }),
  column(1304, 'gradeType', 'Grade type', {
    isKey: true,
    maxLength: null,
    possibleValues: CODED_VALUES.gradeTypes,
    listNoun: 'grade types',
    whenAbsent: 'quarter',
    defaultSourceColumns: { file: 'GRADE_TYPE' },
  }),
  column(1305, 'siteCode', 'Site code', {
    isRequired: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
  }),
  column(1306, 'courseId', 'Course ID', {
    isRequired: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'CourseID', file: 'COURSE_ID' },
  }),
  column(1307, 'staffId', 'Teacher', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'StaffID', file: 'STAFF_ID' },
  }),
  column(1308, 'mark', 'Mark', { maxLength: 5, defaultSourceColumns: { aeries: 'Mark', file: 'MARK' } }),
  column(1309, 'markNumeric', 'Numeric mark', {
    dataType: 'number',
    range: [0, 110],
    defaultSourceColumns: { file: 'MARK_NUM' },
  }),
  column(1310, 'citizenship', 'Citizenship', {
    maxLength: 5,
    defaultSourceColumns: { aeries: 'Citizenship', file: 'CITIZENSHIP' },
  }),
  column(1311, 'workHabits', 'Work habits', {
    maxLength: 5,
    defaultSourceColumns: { aeries: 'WorkHabits', file: 'WORK_HABITS' },
  }),
  column(1312, 'comments', 'Comment codes', {
    maxLength: 10,
    isList: true,
    defaultSourceColumns: { aeries: 'Comments', file: 'COMMENTS' },
  }),
  column(1313, 'creditAttempted', 'Credit attempted', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'CreditAttempted', file: 'CREDIT_ATT' },
  }),
  column(1314, 'creditEarned', 'Credit earned', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'CreditEarned', file: 'CREDIT_EARN' },
  }),
  column(1315, 'absences', 'Absences', {
    dataType: 'number',
    range: [0, 400],
    defaultSourceColumns: { aeries: 'Absences', file: 'ABSENCES' },
  }),
  column(1316, 'tardies', 'Tardies', {
    dataType: 'number',
    range: [0, 400],
    defaultSourceColumns: { aeries: 'Tardies', file: 'TARDIES' },
  }),
  column(1317, 'postedDate', 'Posted', { dataType: 'date', defaultSourceColumns: { file: 'POSTED_DT' } }),
])
