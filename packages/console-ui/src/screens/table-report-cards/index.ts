import { tableScreen } from '../../features/tables/viewer/table-screen.tsx'
import { reportCardsTable } from '../../features/tables/viewer/tables/report-cards.ts'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'

export const TableReportCards = defineScreen({
  id: 'table-report-cards',
  component: tableScreen(reportCardsTable),
})
export { TableReportCards as screen }
