import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogsScreen } from './screen.tsx'

export const ExportLogs = defineScreen({ id: 'export-logs', component: ExportLogsScreen })
export { reads } from './screen.tsx'
export { ExportLogs as screen }
