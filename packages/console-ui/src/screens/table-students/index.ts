import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { studentsTable } from '../../features/tables/viewer/tables/students.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableStudents = defineScreen({ id: 'table-students', component: tableScreen(studentsTable) })
export { TableStudents as screen }
