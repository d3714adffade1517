import { attendanceComponent, attendanceResource } from '@edconsole/console-core'
import { defineTable } from '../table-definition.ts'

/** Attendance: absences, tardies and other marks, by student and day. */
export const attendanceTable = defineTable(attendanceComponent, {
  id: 'table-attendance',
  operation: attendanceResource.list,
  noun: ['attendance row', 'attendance rows'],
  search: 'Local ID, section, or reason',
  shown: [
    'studentId',
    'attendanceDate',
    'siteCode',
    'period',
    'attendanceCode',
    'attendanceCategory',
    'minutesAbsent',
    'termCode',
  ],
  looks: { period: { blank: 'All day' }, attendanceCode: { mono: true, width: 80 } },
})
