import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { rosterTable } from '../../features/tables/viewer/tables/roster.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableRoster = defineScreen({ id: 'table-roster', component: tableScreen(rosterTable) })
export { TableRoster as screen }
