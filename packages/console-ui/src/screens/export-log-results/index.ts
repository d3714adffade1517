import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogResultsScreen } from './screen.tsx'

export const ExportLogResults = defineScreen({
  id: 'export-log-results',
  component: ExportLogResultsScreen,
  opens: {
    ids: ['export-log-details'],
    load: async () => ({ 'export-log-details': await import('../export-log-details/index.ts') }),
  },
})
export { ExportLogResults as screen }
