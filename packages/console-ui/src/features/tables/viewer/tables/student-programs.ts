import { PROGRAM_EXIT_REASONS, PROGRAM_TYPES, studentProgramsResource } from '@edconsole/console-core'
import { rowMetaFieldsBut } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { LOCAL_ID, SITE, STUDENT_NAME } from './common.ts'

/** Student Programs: who takes part in what. */
export const studentProgramsTable = defineTable<'studentPrograms'>()({
  id: 'table-student-programs',
  component: 'studentPrograms',
  operation: studentProgramsResource.list,
  noun: ['student program', 'student programs'],
  search: 'Local ID or program',
  fields: [
    LOCAL_ID,
    { field: 'programName', title: 'Program', kind: 'text', sortBy: 'programCode' },
    SITE,
    { field: 'programStartDate', title: 'Starts', kind: 'date' },
    { field: 'programEndDate', title: 'Ends', kind: 'date' },
    { field: 'isActive', title: 'Status', kind: 'flag', words: { true: 'Active', false: 'Inactive' } },
    STUDENT_NAME,
    { field: 'programCode', title: 'Program code', kind: 'code', hidden: true },
    { field: 'programType', title: 'Type', kind: 'code', words: PROGRAM_TYPES, hidden: true },
    { field: 'eligibilityStartDate', title: 'Eligible from', kind: 'date', hidden: true },
    { field: 'eligibilityEndDate', title: 'Eligible until', kind: 'date', hidden: true },
    { field: 'exitReason', title: 'Exit reason', kind: 'code', words: PROGRAM_EXIT_REASONS, hidden: true },
    { field: 'disabilityCode', title: 'Disability code', kind: 'code', personal: true, hidden: true },
    { field: 'minutesPerWeek', title: 'Minutes a week', kind: 'number', hidden: true },
    ...rowMetaFieldsBut('isActive'),
  ],
})
