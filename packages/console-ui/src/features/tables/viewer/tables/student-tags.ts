import { studentTagsComponent, studentTagsResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Student Tags: marks that group students. */
export const studentTagsTable = defineTable(studentTagsComponent, {
  id: 'table-student-tags',
  operation: studentTagsResource.list,
  noun: ['student tag', 'student tags'],
  search: 'Local ID or tag',
  shown: ['studentId', 'tagName', 'startDate', 'endDate', 'source'],
  looks: { tagName: { sortBy: 'tagCode' } },
})
