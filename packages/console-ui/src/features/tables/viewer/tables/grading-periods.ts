import { gradingPeriodsResource, PERIOD_TYPES, SESSION_TYPES } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { SITE, TERM } from './common.ts'

/** Grading periods: for which stretches of the year marks are given. */
export const gradingPeriodsTable = defineTable<'gradingPeriods'>()({
  id: 'table-grading-periods',
  component: 'gradingPeriods',
  operation: gradingPeriodsResource.list,
  noun: ['grading period', 'grading periods'],
  search: 'Code, name or site',
  fields: [
    { field: 'title', title: 'Name', kind: 'text', sortBy: 'gradingPeriodCode' },
    SITE,
    { field: 'schoolYear', title: 'School year', kind: 'year' },
    { field: 'startDate', title: 'Starts', kind: 'date' },
    { field: 'endDate', title: 'Ends', kind: 'date' },
    { field: 'sessionType', title: 'Type', kind: 'code', words: SESSION_TYPES },
    { field: 'gradingPeriodCode', title: 'Code', kind: 'code', hidden: true },
    { field: 'periodType', title: 'Part of the year', kind: 'code', words: PERIOD_TYPES, hidden: true },
    { ...TERM, hidden: true },
    { field: 'parentCode', title: 'Part of', kind: 'code', hidden: true },
    { field: 'sequence', title: 'Sequence', kind: 'number', hidden: true },
    { field: 'totalInstructionalDays', title: 'Instructional days', kind: 'number', hidden: true },
    { field: 'isCurrent', title: 'Current', kind: 'flag', hidden: true },
    ...rowMetaFieldsBut('schoolYear'),
  ],
})
