import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { gradingPeriodsTable } from '../../patterns/table-viewer/tables/grading-periods.ts'

export const TableGradingPeriods = defineScreen({
  id: 'table-grading-periods',
  component: tableScreen(gradingPeriodsTable),
})
export { TableGradingPeriods as screen }
