import { gradingPeriodsComponent, gradingPeriodsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Grading periods: for which stretches of the year marks are given. */
export const gradingPeriodsTable = defineTable(gradingPeriodsComponent, {
  id: 'table-grading-periods',
  operation: gradingPeriodsResource.list,
  noun: ['grading period', 'grading periods'],
  search: 'Code, name, or site',
  shown: ['title', 'siteCode', 'schoolYear', 'startDate', 'endDate', 'sessionType'],
  looks: { title: { sortBy: 'gradingPeriodCode' } },
})
