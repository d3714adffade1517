import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { enrollmentTable } from '../../features/tables/viewer/tables/enrollment.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableEnrollment = defineScreen({
  id: 'table-enrollment',
  component: tableScreen(enrollmentTable),
})
export { TableEnrollment as screen }
