import { ATTEMPT_RESULTS, REPEAT_CODES } from '../lists/transcript-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, flag, grade, id, number, reference, text, year } from './field.ts'

export const transcriptsComponent = defineComponent({
  name: 'transcripts',
  key: ['studentId', 'academicYear', 'courseTitle', 'termCode'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1401,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    /** START year (R31) in which it was taken. */
    academicYear: year({
      title: 'School year',
      required: true,
      sort: true,
      facet: true,
      column: 1402,
      description: 'The year in which the school year began',
      range: [1990, 2099],
      from: { aeries: 'SchoolYear', file: 'SCHOOL_YEAR' },
    }),
    mark: code({
      title: 'Mark',
      sort: true,
      facet: true,
      column: 1409,
      max: 5,
      from: { aeries: 'Mark', file: 'MARK' },
    }),
    termCode: id({
      title: 'Term code',
      header: 'Term',
      facet: true,
      column: 1403,
      from: { aeries: 'TermCode', file: 'TERM_CD' },
    }),
    gradeLevelTaken: grade({
      title: 'Grade level',
      header: 'Grade then',
      facet: true,
      column: 1407,
      noun: 'grade levels',
      from: { aeries: 'GradeLevel', file: 'GRADE' },
    }),
    courseId: reference('courses', {
      title: 'Course ID',
      header: 'Course code',
      filter: true,
      search: true,
      column: 1405,
      from: { aeries: 'CourseID', file: 'COURSE_ID' },
    }),
    courseTitle: text({
      title: 'Course title',
      header: 'Course',
      required: true,
      sort: true,
      search: true,
      column: 1404,
      max: 120,
      from: { aeries: 'CourseTitle', file: 'COURSE_NM' },
    }),
    stateCourseCode: code({
      title: 'State course code',
      column: 1406,
      max: 30,
      from: { aeries: 'StateCourseCode', file: 'STATE_COURSE' },
    }),
    /** Also of schools outside the district. */
    siteName: text({
      title: 'School',
      header: 'Site',
      search: true,
      column: 1408,
      max: 120,
      from: { aeries: 'SchoolName', file: 'SCHOOL_NM' },
    }),
    creditAttempted: number({
      title: 'Credit attempted',
      header: 'Credits attempted',
      column: 1412,
      range: [0, 999],
      from: { aeries: 'CreditAttempted', file: 'CREDIT_ATT' },
    }),
    gpaPoints: number({ title: 'GPA points', column: 1410, range: [0, 10], from: { file: 'GPA_POINTS' } }),
    isWeighted: flag({ title: 'Weighted', column: 1411, from: { file: 'WEIGHTED_FL' } }),
    creditEarned: number({
      title: 'Credit earned',
      header: 'Credits',
      sort: true,
      column: 1413,
      range: [0, 999],
      from: { aeries: 'CreditEarned', file: 'CREDIT_EARN' },
    }),
    repeatCode: choice(REPEAT_CODES, {
      title: 'Repeat',
      header: 'Repeated',
      blank: 'none',
      column: 1414,
      noun: 'repeat codes',
      from: { aeries: 'RepeatTag', file: 'REPEAT_CD' },
    }),
    attemptResult: choice(ATTEMPT_RESULTS, {
      title: 'Result',
      column: 1415,
      noun: 'results',
      from: { file: 'RESULT' },
    }),
    cumulativeGpa: number({
      title: 'Cumulative GPA',
      header: 'GPA so far',
      column: 1416,
      range: [0, 10],
      from: { file: 'GPA' },
    }),
    cumulativeCredits: number({
      title: 'Cumulative credits',
      header: 'Credits so far',
      column: 1417,
      range: [0, 999],
      from: { file: 'CREDITS_TOTAL' },
    }),
  },
})

/** A course that a student took, as the transcript says it: `GET /transcript`. */
export type Transcript = RowOf<typeof transcriptsComponent>
