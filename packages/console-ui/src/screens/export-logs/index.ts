import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogsScreen, reads } from './screen.tsx'

export const ExportLogs = defineScreen({
  id: 'export-logs',
  component: ExportLogsScreen,
  opens: {
    'export-log-results': () => import('../export-log-results/index.ts'),
    'export-log-details': () => import('../export-log-details/index.ts'),
  },
})
export { ExportLogs as screen, reads }
