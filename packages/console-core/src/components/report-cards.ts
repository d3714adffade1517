import { GRADE_TYPES } from '../lists/grade-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, id, list, number, reference, text } from './field.ts'

export const reportCardsComponent = defineComponent({
  name: 'reportCards',
  key: ['studentId', 'sectionId', 'gradingPeriodCode', 'gradeType'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1301,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    sectionId: reference('sections', {
      title: 'Section ID',
      header: 'Section',
      required: true,
      filter: true,
      search: true,
      column: 1302,
      mustExistIn: 'sections',
      from: { aeries: 'SectionNumber', file: 'SECTION_ID' },
    }),
    courseId: reference('courses', {
      title: 'Course ID',
      header: 'Course',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1306,
      from: { aeries: 'CourseID', file: 'COURSE_ID' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      facet: true,
      column: 1305,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
    }),
    staffId: reference('staff', {
      title: 'Teacher',
      header: 'Teacher ID',
      filter: true,
      column: 1307,
      from: { aeries: 'StaffID', file: 'STAFF_ID' },
    }),
    gradingPeriodCode: id({
      title: 'Grading period',
      header: 'Term',
      required: true,
      sort: true,
      facet: true,
      column: 1303,
      from: { aeries: 'MarkingPeriod', file: 'PERIOD_CD' },
    }),
    mark: code({ title: 'Mark', facet: true, column: 1308, max: 5, from: { aeries: 'Mark', file: 'MARK' } }),
    markNumeric: number({
      title: 'Numeric mark',
      header: 'Mark as a number',
      sort: true,
      column: 1309,
      range: [0, 110],
      from: { file: 'MARK_NUM' },
    }),
    gradeType: choice(GRADE_TYPES, {
      title: 'Grade type',
      header: 'Type',
      blank: 'quarter',
      facet: true,
      column: 1304,
      noun: 'grade types',
      from: { file: 'GRADE_TYPE' },
    }),
    citizenship: code({
      title: 'Citizenship',
      column: 1310,
      max: 5,
      from: { aeries: 'Citizenship', file: 'CITIZENSHIP' },
    }),
    workHabits: code({
      title: 'Work habits',
      column: 1311,
      max: 5,
      from: { aeries: 'WorkHabits', file: 'WORK_HABITS' },
    }),
    /** Codes of comments, at most three. */
    comments: list({
      title: 'Comment codes',
      header: 'Comment code',
      column: 1312,
      max: 10,
      from: { aeries: 'Comments', file: 'COMMENTS' },
    }),
    creditAttempted: number({
      title: 'Credit attempted',
      header: 'Credits attempted',
      column: 1313,
      range: [0, 999],
      from: { aeries: 'CreditAttempted', file: 'CREDIT_ATT' },
    }),
    creditEarned: number({
      title: 'Credit earned',
      header: 'Credits earned',
      column: 1314,
      range: [0, 999],
      from: { aeries: 'CreditEarned', file: 'CREDIT_EARN' },
    }),
    absences: number({
      title: 'Absences',
      column: 1315,
      range: [0, 400],
      from: { aeries: 'Absences', file: 'ABSENCES' },
    }),
    tardies: number({
      title: 'Tardies',
      column: 1316,
      range: [0, 400],
      from: { aeries: 'Tardies', file: 'TARDIES' },
    }),
    /** `YYYY-MM-DD`. */
    postedDate: date({
      title: 'Posted',
      sort: true,
      filter: true,
      column: 1317,
      from: { file: 'POSTED_DT' },
    }),
  },
})

/** A mark of a student in a section: `GET /grade`. */
export type Grade = RowOf<typeof reportCardsComponent>
