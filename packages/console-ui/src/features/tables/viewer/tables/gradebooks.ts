import { gradebooksResource, SCORE_STATUSES } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { COURSE, LOCAL_ID, SECTION, SITE, TEACHER, TERM } from './common.ts'

/** Gradebooks: scores of students, by assignment. */
export const gradebooksTable = defineTable<'gradebooks'>()({
  id: 'table-gradebooks',
  component: 'gradebooks',
  operation: gradebooksResource.list,
  noun: ['gradebook row', 'gradebook rows'],
  search: 'Local ID, gradebook or assignment',
  fields: [
    { field: 'gradebookName', title: 'Gradebook', kind: 'text', width: 200, sortBy: 'gradebookId' },
    SECTION,
    COURSE,
    TEACHER,
    TERM,
    { field: 'category', title: 'Category', kind: 'text' },
    { field: 'categoryWeight', title: 'Weight', kind: 'number' },
    { field: 'gradebookId', title: 'Gradebook ID', kind: 'code', hidden: true },
    { ...SITE, hidden: true },
    { field: 'assignmentId', title: 'Assignment ID', kind: 'code', hidden: true },
    { field: 'assignmentTitle', title: 'Assignment', kind: 'text', hidden: true },
    { field: 'assignedDate', title: 'Assigned', kind: 'date', hidden: true },
    { field: 'dueDate', title: 'Due', kind: 'date', hidden: true },
    { field: 'pointsPossible', title: 'Points', kind: 'number', hidden: true },
    { ...LOCAL_ID, hidden: true },
    { field: 'score', title: 'Score', kind: 'number', hidden: true },
    { field: 'scoreStatus', title: 'Score status', kind: 'code', words: SCORE_STATUSES, hidden: true },
    { field: 'comment', title: 'Comment', kind: 'text', personal: true, hidden: true },
    ...ROW_META_FIELDS,
  ],
})
