import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { staffTable } from '../../patterns/table-viewer/tables/staff.ts'

export const TableStaff = defineScreen({ id: 'table-staff', component: tableScreen(staffTable) })
export { TableStaff as screen }
