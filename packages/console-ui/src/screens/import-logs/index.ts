import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogsScreen, reads } from './screen.tsx'

export const ImportLogs = defineScreen({
  id: 'import-logs',
  component: ImportLogsScreen,
  opens: {
    'import-log-results': () => import('../import-log-results/index.ts'),
    'import-log-details': () => import('../import-log-details/index.ts'),
    'import-log-errors': () => import('../import-log-errors/index.ts'),
  },
})
export { ImportLogs as screen, reads }
