import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { gradingPeriodsTable } from '../../features/tables/viewer/tables/grading-periods.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableGradingPeriods = defineScreen({
  id: 'table-grading-periods',
  component: tableScreen(gradingPeriodsTable),
})
export { TableGradingPeriods as screen }
