import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogDetailsScreen } from './screen.tsx'

export const ExportLogDetails = defineScreen({ id: 'export-log-details', component: ExportLogDetailsScreen })
export { ExportLogDetails as screen }
