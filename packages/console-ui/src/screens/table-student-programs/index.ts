import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { studentProgramsTable } from '../../patterns/table-viewer/tables/student-programs.ts'

export const TableStudentPrograms = defineScreen({
  id: 'table-student-programs',
  component: tableScreen(studentProgramsTable),
})
export { TableStudentPrograms as screen }
