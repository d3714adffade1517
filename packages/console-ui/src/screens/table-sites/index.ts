import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { sitesTable } from '../../patterns/table-viewer/tables/sites.ts'

export const TableSites = defineScreen({ id: 'table-sites', component: tableScreen(sitesTable) })
export { TableSites as screen }
