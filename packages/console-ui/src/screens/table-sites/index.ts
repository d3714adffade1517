import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { sitesTable } from '../../features/tables/viewer/tables/sites.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableSites = defineScreen({ id: 'table-sites', component: tableScreen(sitesTable) })
export { TableSites as screen }
