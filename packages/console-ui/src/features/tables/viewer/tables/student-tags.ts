import { studentTagsResource, TAG_CATEGORIES } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { LOCAL_ID, STUDENT_NAME } from './common.ts'

/** Student Tags: marks that group students. */
export const studentTagsTable = defineTable<'studentTags'>()({
  id: 'table-student-tags',
  component: 'studentTags',
  operation: studentTagsResource.list,
  noun: ['student tag', 'student tags'],
  search: 'Local ID or tag',
  fields: [
    LOCAL_ID,
    { field: 'tagName', title: 'Tag', kind: 'text', sortBy: 'tagCode' },
    { field: 'startDate', title: 'Starts', kind: 'date' },
    { field: 'endDate', title: 'Ends', kind: 'date' },
    { field: 'source', title: 'Source', kind: 'code', words: { sis: 'SIS', manual: 'By hand' } },
    STUDENT_NAME,
    { field: 'tagCode', title: 'Tag code', kind: 'code', hidden: true },
    { field: 'tagCategory', title: 'Category', kind: 'code', words: TAG_CATEGORIES, hidden: true },
    { field: 'color', title: 'Color', kind: 'code', hidden: true },
    ...ROW_META_FIELDS,
  ],
})
