import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { importLogResultsScreen } from './screen.tsx'

export const ImportLogResults = defineScreen({
  id: 'import-log-results',
  component: importLogResultsScreen(async () => (await import('./below.ts')).CompareBatches),
  opens: {
    ids: ['import-log-details', 'import-log-errors'],
    load: async () => (await import('./below.ts')).below,
  },
})
export { ImportLogResults as screen }
