import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { studentsTable } from '../../patterns/table-viewer/tables/students.ts'

export const TableStudents = defineScreen({ id: 'table-students', component: tableScreen(studentsTable) })
export { TableStudents as screen }
