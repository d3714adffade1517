import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { gradebooksTable } from '../../features/tables/viewer/tables/gradebooks.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableGradebooks = defineScreen({
  id: 'table-gradebooks',
  component: tableScreen(gradebooksTable),
})
export { TableGradebooks as screen }
