import { CLASS_TYPES } from '../lists/section-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import {
  choice,
  code,
  date,
  grades,
  ID_MAX,
  id,
  list,
  number,
  oneRosterCode,
  reference,
  sourcedId,
  text,
} from './field.ts'

export const sectionsComponent = defineComponent({
  name: 'sections',
  key: ['sectionId', 'siteCode', 'termCode'],
  fields: {
    /** Unique together with site and term. */
    sectionId: id({
      title: 'Section ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 701,
      from: { aeries: 'SectionNumber', oneroster: 'sourcedId', qmlativ: 'Code', file: 'SECTION_ID' },
    }),
    courseId: reference('courses', {
      title: 'Course ID',
      header: 'Course',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 704,
      mustExistIn: 'courses',
      from: { aeries: 'CourseID', oneroster: 'courseSourcedId', qmlativ: 'Course.Code', file: 'COURSE_ID' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      required: true,
      sort: true,
      facet: true,
      column: 702,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', oneroster: 'schoolSourcedId', qmlativ: 'Entity.Code', file: 'SCHOOL_CD' },
    }),
    periods: list({
      title: 'Periods',
      header: 'Period',
      column: 709,
      max: 10,
      from: { aeries: 'Period', oneroster: 'periods', file: 'PERIOD' },
    }),
    maxStudents: number({
      title: 'Seats',
      column: 713,
      range: [0, 999],
      from: { aeries: 'MaxStudents', qmlativ: 'MaximumStudentCount', file: 'SEATS' },
    }),
    /** Students on its roster. */
    studentCount: number({ title: 'Students', blank: 0 }),
    sectionTitle: text({
      title: 'Title',
      search: true,
      column: 705,
      max: 120,
      from: { oneroster: 'title', qmlativ: 'CourseDescriptionCodeSectionCode', file: 'SECTION_NM' },
    }),
    primaryStaffId: reference('staff', {
      title: 'Teacher',
      header: 'Teacher ID',
      sort: true,
      filter: true,
      search: true,
      column: 707,
      mustExistIn: 'staff',
      from: { aeries: 'StaffID1', oneroster: 'primaryTeacherSourcedId', file: 'STAFF_ID' },
    }),
    termCode: id({
      title: 'Term code',
      header: 'Term',
      required: true,
      facet: true,
      column: 703,
      from: {
        aeries: 'TermCode',
        oneroster: 'termSourcedIds',
        qmlativ: 'SectionLength.Code',
        file: 'TERM_CD',
      },
    }),
    classType: choice(CLASS_TYPES, {
      title: 'Class type',
      header: 'Type',
      blank: 'scheduled',
      facet: true,
      column: 706,
      noun: 'class types',
      from: { oneroster: 'classType', file: 'CLASS_TYPE' },
    }),
    coTeacherIds: list({
      title: 'Co-teachers',
      column: 708,
      max: ID_MAX,
      mustExistIn: 'staff',
      from: { oneroster: 'coTeacherSourcedIds', file: 'CO_STAFF_IDS' },
    }),
    room: code({
      title: 'Room',
      ignoreCase: true,
      column: 710,
      max: 30,
      from: { aeries: 'RoomNumber', oneroster: 'location', file: 'ROOM' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    startDate: date({
      title: 'Start date',
      header: 'Starts',
      column: 711,
      from: { aeries: 'StartDate', file: 'START_DT' },
    }),
    endDate: date({
      title: 'End date',
      header: 'Ends',
      column: 712,
      from: { aeries: 'EndDate', file: 'END_DT' },
    }),
    gradeLevels: grades({
      title: 'Grade levels',
      header: 'Grades',
      column: 714,
      noun: 'grade levels',
      from: { oneroster: 'grades', file: 'GRADES' },
    }),
    sourcedId: sourcedId(715),
    oneRosterCode: oneRosterCode(716),
  },
})

/** A class that is held: `GET /section`. */
export type Section = RowOf<typeof sectionsComponent>
