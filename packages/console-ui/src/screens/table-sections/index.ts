import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { sectionsTable } from '../../patterns/table-viewer/tables/sections.ts'

export const TableSections = defineScreen({ id: 'table-sections', component: tableScreen(sectionsTable) })
export { TableSections as screen }
