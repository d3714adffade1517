import { ROSTER_ROLES } from '../lists/section-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, flag, id, reference, sourcedId, text } from './field.ts'

export const rosterComponent = defineComponent({
  name: 'roster',
  key: ['studentId', 'sectionId', 'siteCode', 'startDate'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 901,
      mustExistIn: 'students',
      from: {
        aeries: 'StudentID',
        oneroster: 'userSourcedId',
        qmlativ: 'Student.StudentNumber',
        file: 'LOCAL_ID',
      },
    }),
    sectionId: reference('sections', {
      title: 'Section ID',
      header: 'Section',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 902,
      mustExistIn: 'sections',
      from: {
        aeries: 'SectionNumber',
        oneroster: 'classSourcedId',
        qmlativ: 'Section.Code',
        file: 'SECTION_ID',
      },
    }),
    courseId: reference('courses', {
      title: 'Course ID',
      header: 'Course',
      sort: true,
      filter: true,
      search: true,
      column: 906,
      from: { aeries: 'CourseID', qmlativ: 'Section.Course.Code', file: 'COURSE_ID' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      column: 903,
      mustExistIn: 'sites',
      from: {
        aeries: 'SchoolCode',
        oneroster: 'schoolSourcedId',
        qmlativ: 'Section.Entity.Code',
        file: 'SCHOOL_CD',
      },
    }),
    /** The teacher in charge of the section. This and the names are read from section, people and course. */
    staffId: reference('staff', { title: 'Teacher ID', filter: true }),
    studentName: text({ title: 'Student' }),
    courseTitle: text({ title: 'Course title' }),
    /** `Last, First`; so the student. */
    staffName: text({ title: 'Teacher' }),
    termCode: id({
      title: 'Term code',
      header: 'Term',
      facet: true,
      column: 905,
      from: { aeries: 'TermCode', file: 'TERM_CD' },
    }),
    period: code({
      title: 'Period',
      facet: true,
      column: 910,
      max: 10,
      from: { aeries: 'Period', file: 'PERIOD' },
    }),
    role: choice(ROSTER_ROLES, {
      title: 'Role',
      blank: 'student',
      facet: true,
      column: 907,
      noun: 'roster roles',
      from: { oneroster: 'role', file: 'ROLE' },
    }),
    /** Of teachers: the one in charge. */
    isPrimary: flag({
      title: 'Primary',
      header: 'In charge',
      column: 908,
      from: { oneroster: 'primary', file: 'PRIMARY_FL' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    startDate: date({
      title: 'Start date',
      header: 'Entered',
      sort: true,
      filter: true,
      column: 904,
      from: { aeries: 'DateStarted', oneroster: 'beginDate', qmlativ: 'StartDate', file: 'START_DT' },
    }),
    endDate: date({
      title: 'Leave date',
      header: 'Left',
      sort: true,
      filter: true,
      column: 909,
      from: { aeries: 'DateEnded', oneroster: 'endDate', qmlativ: 'EndDate', file: 'END_DT' },
    }),
    sourcedId: sourcedId(911),
  },
})

/** A person in a section, one line of its roster: `GET /schedule`. */
export type RosterLine = RowOf<typeof rosterComponent>
