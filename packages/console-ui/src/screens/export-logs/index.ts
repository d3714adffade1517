import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogsScreen, reads } from './screen.tsx'

export const ExportLogs = defineScreen({
  id: 'export-logs',
  component: ExportLogsScreen,
  opens: {
    ids: ['export-log-results', 'export-log-details'],
    load: async () => (await import('./below.ts')).below,
  },
})
export { ExportLogs as screen, reads }
