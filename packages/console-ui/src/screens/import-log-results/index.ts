import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogResultsScreen } from './screen.tsx'

export const ImportLogResults = defineScreen({
  id: 'import-log-results',
  component: ImportLogResultsScreen,
  opens: {
    ids: ['import-log-details', 'import-log-errors'],
    load: async () => (await import('./below.ts')).below,
  },
})
export { ImportLogResults as screen }
