import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogResultsScreen } from './screen.tsx'

export const ImportLogResults = defineScreen({
  id: 'import-log-results',
  component: ImportLogResultsScreen,
  opens: {
    'import-log-details': () => import('../import-log-details/index.ts'),
    'import-log-errors': () => import('../import-log-errors/index.ts'),
  },
})
export { ImportLogResults as screen }
