import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { attendanceTable } from '../../features/tables/viewer/tables/attendance.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableAttendance = defineScreen({
  id: 'table-attendance',
  component: tableScreen(attendanceTable),
})
export { TableAttendance as screen }
