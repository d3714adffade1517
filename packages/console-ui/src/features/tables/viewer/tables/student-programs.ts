import { studentProgramsComponent, studentProgramsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Student Programs: who takes part in what. */
export const studentProgramsTable = defineTable(studentProgramsComponent, {
  id: 'table-student-programs',
  operation: studentProgramsResource.list,
  noun: ['student program', 'student programs'],
  search: 'Local ID or program',
  shown: ['studentId', 'programName', 'siteCode', 'programStartDate', 'programEndDate', 'isActive'],
  looks: {
    programName: { sortBy: 'programCode' },
    isActive: { title: 'Status', words: { true: 'Active', false: 'Inactive' } },
  },
})
