import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { studentProgramsTable } from '../../features/tables/viewer/tables/student-programs.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableStudentPrograms = defineScreen({
  id: 'table-student-programs',
  component: tableScreen(studentProgramsTable),
})
export { TableStudentPrograms as screen }
