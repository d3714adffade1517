import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { coursesTable } from '../../patterns/table-viewer/tables/courses.ts'

export const TableCourses = defineScreen({ id: 'table-courses', component: tableScreen(coursesTable) })
export { TableCourses as screen }
