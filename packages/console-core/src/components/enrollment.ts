import { ENROLLMENT_TYPES, ENTRY_CODES, EXIT_CODES, TUITION_TYPES } from '../lists/enrollment-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, flag, grade, number, reference, text } from './field.ts'

export const enrollmentComponent = defineComponent({
  name: 'enrollment',
  key: ['studentId', 'siteCode', 'entryDate'],
  fields: {
    studentId: reference('students', {
      title: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 801,
      mustExistIn: 'students',
      from: {
        aeries: 'StudentID',
        oneroster: 'userSourcedId',
        qmlativ: 'Student.StudentNumber',
        file: 'LOCAL_ID',
      },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      search: true,
      column: 802,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', oneroster: 'schoolSourcedId', qmlativ: 'School.Code', file: 'SCHOOL_CD' },
    }),
    gradeLevel: grade({
      title: 'Grade level',
      header: 'Grade',
      required: true,
      sort: true,
      facet: true,
      column: 804,
      noun: 'grade levels',
      from: { aeries: 'Grade', qmlativ: 'GradeReference.Code', file: 'GRADE' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    entryDate: date({
      title: 'Entry date',
      header: 'Entered',
      required: true,
      sort: true,
      filter: true,
      column: 803,
      from: { aeries: 'EnterDate', oneroster: 'beginDate', qmlativ: 'StartDate', file: 'ENTRY_DT' },
    }),
    exitDate: date({
      title: 'Exit date',
      header: 'Left',
      sort: true,
      filter: true,
      column: 806,
      from: { aeries: 'LeaveDate', oneroster: 'endDate', qmlativ: 'WithdrawalDate', file: 'EXIT_DT' },
    }),
    entryCode: choice(ENTRY_CODES, {
      title: 'Entry code',
      header: 'Entry reason',
      facet: true,
      column: 805,
      noun: 'entry codes',
      from: { qmlativ: 'EntryCode.Code', file: 'ENTRY_CD' },
    }),
    exitCode: choice(EXIT_CODES, {
      title: 'Exit code',
      header: 'Exit reason',
      facet: true,
      column: 807,
      noun: 'exit codes',
      from: { qmlativ: 'WithdrawalCode.Code', file: 'EXIT_CD' },
    }),
    isPrimarySchool: flag({
      title: 'Primary school',
      column: 808,
      whenAbsent: true,
      from: { oneroster: 'primary', file: 'PRIMARY_FL' },
    }),
    enrollmentType: choice(ENROLLMENT_TYPES, { title: 'Type', blank: 'primary' }),
    /** From 0 to 1. */
    fte: number({ title: 'Full-time share' }),
    residencyDistrict: code({ title: 'District of residence' }),
    tuitionType: choice(TUITION_TYPES, { title: 'Tuition' }),
  },
})

/** One stay of a student at a site: `GET /enrollment`. */
export type Enrollment = RowOf<typeof enrollmentComponent>
