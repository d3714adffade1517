import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { rosterTable } from '../../patterns/table-viewer/tables/roster.ts'

export const TableRoster = defineScreen({ id: 'table-roster', component: tableScreen(rosterTable) })
export { TableRoster as screen }
