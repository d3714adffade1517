import { ATTENDANCE_CATEGORIES } from '../lists/attendance-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, id, number, reference, text } from './field.ts'

export const attendanceComponent = defineComponent({
  name: 'attendance',
  key: ['studentId', 'attendanceDate', 'period'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1001,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    sectionId: reference('sections', {
      title: 'Section ID',
      filter: true,
      search: true,
      column: 1007,
      from: { aeries: 'SectionNumber', file: 'SECTION_ID' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      column: 1004,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
    }),
    /** `YYYY-MM-DD`. */
    attendanceDate: date({
      title: 'Date',
      required: true,
      sort: true,
      filter: true,
      column: 1002,
      from: { aeries: 'CalendarDate', file: 'ATT_DT' },
    }),
    /** The district's own code; the category says what it means. */
    attendanceCode: code({
      title: 'Code',
      required: true,
      sort: true,
      facet: true,
      column: 1005,
      max: 5,
      from: { aeries: 'AllDayAttendanceCode', file: 'ATT_CD' },
    }),
    attendanceCategory: choice(ATTENDANCE_CATEGORIES, {
      title: 'Category',
      header: 'Description',
      sort: true,
      facet: true,
      column: 1006,
      noun: 'attendance categories',
      from: { file: 'ATT_CATEGORY' },
    }),
    /** Null: the whole day. */
    period: code({
      title: 'Period',
      facet: true,
      column: 1003,
      description: 'Empty for the whole day',
      max: 10,
      from: { aeries: 'Period', file: 'PERIOD' },
    }),
    termCode: id({
      title: 'Term code',
      header: 'Term',
      facet: true,
      column: 1008,
      from: { file: 'TERM_CD' },
    }),
    minutesAbsent: number({
      title: 'Minutes absent',
      header: 'Minutes',
      column: 1009,
      range: [0, 600],
      from: { file: 'MINUTES' },
    }),
    reason: text({ title: 'Reason', search: true, column: 1010, max: 120, from: { file: 'REASON' } }),
    /** Staff id. */
    enteredBy: reference('staff', {
      title: 'Entered by',
      column: 1011,
      from: { file: 'ENTERED_BY' },
    }),
  },
})

/** One absence, tardy or other mark of a student on a day: `GET /attendance`. */
export type Attendance = RowOf<typeof attendanceComponent>
