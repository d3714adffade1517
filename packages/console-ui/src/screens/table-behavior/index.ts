import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { behaviorTable } from '../../patterns/table-viewer/tables/behavior.ts'

export const TableBehavior = defineScreen({ id: 'table-behavior', component: tableScreen(behaviorTable) })
export { TableBehavior as screen }
