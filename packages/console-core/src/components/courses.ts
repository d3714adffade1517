import { COURSE_LEVELS, COURSE_SUBJECTS } from '../lists/course-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, flag, grade, id, number, oneRosterCode, reference, sourcedId, text } from './field.ts'

export const coursesComponent = defineComponent({
  name: 'courses',
  key: ['courseId'],
  fields: {
    /** Unique in the whole district. */
    courseId: id({
      title: 'Course ID',
      header: 'Course code',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 601,
      from: { aeries: 'ID', oneroster: 'sourcedId', qmlativ: 'Code', file: 'COURSE_ID' },
    }),
    courseTitle: text({
      title: 'Title',
      required: true,
      sort: true,
      search: true,
      column: 602,
      max: 120,
      from: { aeries: 'Title', oneroster: 'title', qmlativ: 'Description', file: 'COURSE_NM' },
    }),
    courseTitleShort: text({
      title: 'Short title',
      search: true,
      column: 603,
      max: 30,
      from: { aeries: 'ShortTitle', file: 'COURSE_SHORT' },
    }),
    department: choice(COURSE_SUBJECTS, {
      title: 'Subject',
      header: 'Department',
      sort: true,
      facet: true,
      column: 606,
      noun: 'subjects',
      from: { aeries: 'SubjectAreaCode', oneroster: 'subjects', file: 'SUBJECT' },
    }),
    credits: number({
      title: 'Credits',
      sort: true,
      column: 609,
      range: [0, 999],
      from: { aeries: 'CreditDefault', file: 'CREDITS' },
    }),
    courseLevel: choice(COURSE_LEVELS, {
      title: 'Level',
      facet: true,
      column: 610,
      noun: 'course levels',
      from: { file: 'LEVEL' },
    }),
    gradeLow: grade({
      title: 'Lowest grade',
      column: 607,
      noun: 'grade levels',
      from: { aeries: 'LowGrade', file: 'LOW_GRADE' },
    }),
    gradeHigh: grade({
      title: 'Highest grade',
      column: 608,
      noun: 'grade levels',
      from: { aeries: 'HighGrade', file: 'HIGH_GRADE' },
    }),
    stateCourseCode: code({
      title: 'State course code',
      search: true,
      column: 604,
      max: 30,
      from: { aeries: 'StateCourseCode', file: 'STATE_COURSE' },
    }),
    /** Five digits of the national course codes. */
    scedCode: code({
      title: 'SCED code',
      column: 605,
      max: 5,
      from: { oneroster: 'subjectCodes', file: 'SCED' },
    }),
    isCollegePrep: flag({
      title: 'College preparatory',
      column: 611,
      from: { aeries: 'CollegePrepIndicatorCode', file: 'COLLEGE_FL' },
    }),
    isWeighted: flag({ title: 'Weighted', column: 612, from: { file: 'WEIGHTED_FL' } }),
    /** Null: offered in the whole district. */
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      sort: true,
      facet: true,
      column: 613,
      mustExistIn: 'sites',
      from: { oneroster: 'orgSourcedId', file: 'SCHOOL_CD' },
    }),
    sourcedId: sourcedId(614),
    oneRosterCode: oneRosterCode(615),
  },
})

/** A course of the catalogue: `GET /course`. */
export type Course = RowOf<typeof coursesComponent>
