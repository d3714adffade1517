import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { behaviorTable } from '../../features/tables/viewer/tables/behavior.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableBehavior = defineScreen({ id: 'table-behavior', component: tableScreen(behaviorTable) })
export { TableBehavior as screen }
