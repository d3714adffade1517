import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { coursesTable } from '../../features/tables/viewer/tables/courses.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableCourses = defineScreen({ id: 'table-courses', component: tableScreen(coursesTable) })
export { TableCourses as screen }
