import { COURSE_LEVELS, COURSE_SUBJECTS, coursesResource } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { SITE } from './common.ts'

/** Courses: the catalogue. */
export const coursesTable = defineTable<'courses'>()({
  id: 'table-courses',
  component: 'courses',
  operation: coursesResource.list,
  noun: ['course', 'courses'],
  search: 'Course code or title',
  fields: [
    { field: 'courseId', title: 'Course code', kind: 'code' },
    { field: 'courseTitle', title: 'Title', kind: 'text' },
    { field: 'department', title: 'Department', kind: 'code', words: COURSE_SUBJECTS },
    { field: 'credits', title: 'Credits', kind: 'number' },
    { ...SITE, blank: 'Whole district' },
    { field: 'isActive', title: 'Active', kind: 'flag' },
    { field: 'courseTitleShort', title: 'Short title', kind: 'text', hidden: true },
    { field: 'courseLevel', title: 'Level', kind: 'code', words: COURSE_LEVELS, hidden: true },
    { field: 'gradeLow', title: 'Lowest grade', kind: 'code', hidden: true },
    { field: 'gradeHigh', title: 'Highest grade', kind: 'code', hidden: true },
    { field: 'stateCourseCode', title: 'State course code', kind: 'code', hidden: true },
    { field: 'scedCode', title: 'SCED code', kind: 'code', hidden: true },
    { field: 'isCollegePrep', title: 'College preparatory', kind: 'flag', hidden: true },
    { field: 'isWeighted', title: 'Weighted', kind: 'flag', hidden: true },
    ...rowMetaFieldsBut('isActive'),
  ],
})
