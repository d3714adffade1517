import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { sectionsTable } from '../../features/tables/viewer/tables/sections.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableSections = defineScreen({ id: 'table-sections', component: tableScreen(sectionsTable) })
export { TableSections as screen }
