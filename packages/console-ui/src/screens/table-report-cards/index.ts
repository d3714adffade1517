import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { tableScreen } from '../../patterns/table-viewer/table-screen.tsx'
import { reportCardsTable } from '../../patterns/table-viewer/tables/report-cards.ts'

export const TableReportCards = defineScreen({
  id: 'table-report-cards',
  component: tableScreen(reportCardsTable),
})
export { TableReportCards as screen }
