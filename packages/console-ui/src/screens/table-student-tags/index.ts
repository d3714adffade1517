import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { studentTagsTable } from '../../features/tables/viewer/tables/student-tags.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableStudentTags = defineScreen({
  id: 'table-student-tags',
  component: tableScreen(studentTagsTable),
})
export { TableStudentTags as screen }
