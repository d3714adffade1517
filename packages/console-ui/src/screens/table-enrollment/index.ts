import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { enrollmentTable } from '../../patterns/table-viewer/tables/enrollment.ts'

export const TableEnrollment = defineScreen({
  id: 'table-enrollment',
  component: tableScreen(enrollmentTable),
})
export { TableEnrollment as screen }
