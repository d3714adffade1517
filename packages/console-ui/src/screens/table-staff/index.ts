import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { staffTable } from '../../features/tables/viewer/tables/staff.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableStaff = defineScreen({ id: 'table-staff', component: tableScreen(staffTable) })
export { TableStaff as screen }
