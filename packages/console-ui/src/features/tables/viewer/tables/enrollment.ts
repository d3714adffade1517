import {
  ENROLLMENT_TYPES,
  ENTRY_CODES,
  EXIT_CODES,
  enrollmentResource,
  TUITION_TYPES,
} from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { LOCAL_ID, SITE, STUDENT_NAME } from './common.ts'

/** Enrollment: each stay of a student at a site. */
export const enrollmentTable = defineTable<'enrollment'>()({
  id: 'table-enrollment',
  component: 'enrollment',
  operation: enrollmentResource.list,
  noun: ['enrollment', 'enrollments'],
  search: 'Local ID or site',
  fields: [
    LOCAL_ID,
    SITE,
    { field: 'gradeLevel', title: 'Grade', kind: 'code', width: 80 },
    { field: 'entryDate', title: 'Entered', kind: 'date' },
    { field: 'exitDate', title: 'Left', kind: 'date' },
    { field: 'entryCode', title: 'Entry reason', kind: 'code', words: ENTRY_CODES },
    { field: 'exitCode', title: 'Exit reason', kind: 'code', words: EXIT_CODES },
    STUDENT_NAME,
    { field: 'isPrimarySchool', title: 'Primary school', kind: 'flag', hidden: true },
    { field: 'enrollmentType', title: 'Type', kind: 'code', words: ENROLLMENT_TYPES, hidden: true },
    { field: 'fte', title: 'Full-time share', kind: 'number', hidden: true },
    { field: 'residencyDistrict', title: 'District of residence', kind: 'code', hidden: true },
    { field: 'tuitionType', title: 'Tuition', kind: 'code', words: TUITION_TYPES, hidden: true },
    ...ROW_META_FIELDS,
  ],
})
