import { gradesResource, reportCardsComponent } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Report Cards: marks of students by course and grading period (R33). */
export const reportCardsTable = defineTable(reportCardsComponent, {
  id: 'table-report-cards',
  operation: gradesResource.list,
  noun: ['mark', 'marks'],
  search: 'Local ID, section, or course',
  shown: ['studentId', 'courseId', 'gradingPeriodCode', 'mark', 'comments', 'staffId'],
  looks: { mark: { sortBy: 'markNumeric' } },
})
