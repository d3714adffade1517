import type { Course } from '../entities/course.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const COURSE_FIELDS = {
  courseId: required.code,
  courseTitle: required.text,
  courseTitleShort: optional.text,
  stateCourseCode: optional.code,
  scedCode: optional.code,
  department: { kind: 'code', blank: 'Other' },
  gradeLow: optional.grade,
  gradeHigh: optional.grade,
  credits: optional.number,
  courseLevel: optional.code,
  isCollegePrep: flag,
  isWeighted: flag,
  siteCode: optional.code,
} as const satisfies RowFields<Course>
