import { GRADE_TYPES, gradesResource } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { COURSE, LOCAL_ID, SECTION, SITE, STUDENT_NAME, TEACHER } from './common.ts'

/** Report Cards: marks of students by course and grading period (R33). */
export const reportCardsTable = defineTable<'reportCards'>()({
  id: 'table-report-cards',
  component: 'reportCards',
  operation: gradesResource.list,
  noun: ['mark', 'marks'],
  search: 'Local ID, section or course',
  fields: [
    LOCAL_ID,
    COURSE,
    { field: 'gradingPeriodCode', title: 'Term', kind: 'code' },
    { field: 'mark', title: 'Mark', kind: 'code', sortBy: 'markNumeric' },
    { field: 'comments', title: 'Comment code', kind: 'list' },
    TEACHER,
    STUDENT_NAME,
    { ...SECTION, hidden: true },
    { ...SITE, hidden: true },
    { field: 'markNumeric', title: 'Mark as a number', kind: 'number', hidden: true },
    { field: 'gradeType', title: 'Type', kind: 'code', words: GRADE_TYPES, hidden: true },
    { field: 'citizenship', title: 'Citizenship', kind: 'code', hidden: true },
    { field: 'workHabits', title: 'Work habits', kind: 'code', hidden: true },
    { field: 'creditAttempted', title: 'Credits attempted', kind: 'number', hidden: true },
    { field: 'creditEarned', title: 'Credits earned', kind: 'number', hidden: true },
    { field: 'absences', title: 'Absences', kind: 'number', hidden: true },
    { field: 'tardies', title: 'Tardies', kind: 'number', hidden: true },
    { field: 'postedDate', title: 'Posted', kind: 'date', hidden: true },
    ...ROW_META_FIELDS,
  ],
})
