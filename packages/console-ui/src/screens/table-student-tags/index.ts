import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { studentTagsTable } from '../../patterns/table-viewer/tables/student-tags.ts'

export const TableStudentTags = defineScreen({
  id: 'table-student-tags',
  component: tableScreen(studentTagsTable),
})
export { TableStudentTags as screen }
