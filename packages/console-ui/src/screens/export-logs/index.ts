import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogsScreen, reads } from './screen.tsx'

export const ExportLogs = defineScreen({ id: 'export-logs', component: ExportLogsScreen })
export { ExportLogs as screen, reads }
