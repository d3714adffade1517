import { ATTENDANCE_CATEGORIES, attendanceResource } from '@edconsole/console-core'
import { ROW_META_FIELDS } from '../row-meta-fields.ts'
import { defineTable } from '../table-definition.ts'
import { LOCAL_ID, SECTION, SITE, STUDENT_NAME, TERM } from './common.ts'

/** Attendance: absences, tardies and other marks, by student and day. */
export const attendanceTable = defineTable<'attendance'>()({
  id: 'table-attendance',
  component: 'attendance',
  operation: attendanceResource.list,
  noun: ['attendance row', 'attendance rows'],
  search: 'Local ID, section or reason',
  fields: [
    LOCAL_ID,
    { field: 'attendanceDate', title: 'Date', kind: 'date' },
    SITE,
    { field: 'period', title: 'Period', kind: 'code', blank: 'All day' },
    { field: 'attendanceCode', title: 'Code', kind: 'code', mono: true, width: 80 },
    {
      field: 'attendanceCategory',
      title: 'Description',
      kind: 'code',
      words: ATTENDANCE_CATEGORIES,
    },
    { field: 'minutesAbsent', title: 'Minutes', kind: 'number' },
    TERM,
    STUDENT_NAME,
    { ...SECTION, title: 'Section ID', hidden: true },
    { field: 'reason', title: 'Reason', kind: 'text', hidden: true },
    { field: 'enteredBy', title: 'Entered by', kind: 'code', refersTo: 'table-staff', hidden: true },
    ...ROW_META_FIELDS,
  ],
})
