import { gradebooksComponent, gradebooksResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Gradebooks: scores of students, by assignment. */
export const gradebooksTable = defineTable(gradebooksComponent, {
  id: 'table-gradebooks',
  operation: gradebooksResource.list,
  noun: ['gradebook row', 'gradebook rows'],
  search: 'Local ID, gradebook, or assignment',
  shown: ['gradebookName', 'sectionId', 'courseId', 'staffId', 'termCode', 'category', 'categoryWeight'],
  looks: { gradebookName: { width: 200, sortBy: 'gradebookId' } },
})
