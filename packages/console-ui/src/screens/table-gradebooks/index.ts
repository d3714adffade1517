import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { gradebooksTable } from '../../patterns/table-viewer/tables/gradebooks.ts'

export const TableGradebooks = defineScreen({
  id: 'table-gradebooks',
  component: tableScreen(gradebooksTable),
})
export { TableGradebooks as screen }
