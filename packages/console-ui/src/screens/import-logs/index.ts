import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogsScreen, reads } from './screen.tsx'

export const ImportLogs = defineScreen({
  id: 'import-logs',
  component: ImportLogsScreen,
  opens: {
    ids: ['import-log-results', 'import-log-details', 'import-log-errors'],
    load: async () => (await import('../import-log-results/below.ts')).below,
  },
})
export { ImportLogs as screen, reads }
