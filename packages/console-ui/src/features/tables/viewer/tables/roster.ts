import { ROSTER_ROLES, schedulesResource } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { COURSE, LOCAL_ID, SECTION, SITE, STUDENT_NAME, TEACHER, TERM } from './common.ts'

/** Roster: who is in which section (R33). */
export const rosterTable = defineTable<'roster'>()({
  id: 'table-roster',
  component: 'roster',
  operation: schedulesResource.list,
  noun: ['roster row', 'roster rows'],
  search: 'Local ID, section or course',
  fields: [
    LOCAL_ID,
    SECTION,
    COURSE,
    SITE,
    { field: 'period', title: 'Period', kind: 'code' },
    TEACHER,
    { field: 'startDate', title: 'Entered', kind: 'date' },
    { field: 'endDate', title: 'Left', kind: 'date' },
    STUDENT_NAME,
    { field: 'courseTitle', title: 'Course title', kind: 'text', hidden: true },
    { field: 'staffName', title: 'Teacher', kind: 'text', hidden: true },
    { ...TERM, hidden: true },
    { field: 'role', title: 'Role', kind: 'code', words: ROSTER_ROLES, hidden: true },
    { field: 'isPrimary', title: 'In charge', kind: 'flag', hidden: true },
    ...ROW_META_FIELDS,
  ],
})
