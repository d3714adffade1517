import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogResultsScreen } from './screen.tsx'

export const ExportLogResults = defineScreen({ id: 'export-log-results', component: ExportLogResultsScreen })
export { ExportLogResults as screen }
