import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { attendanceTable } from '../../patterns/table-viewer/tables/attendance.ts'

export const TableAttendance = defineScreen({
  id: 'table-attendance',
  component: tableScreen(attendanceTable),
})
export { TableAttendance as screen }
