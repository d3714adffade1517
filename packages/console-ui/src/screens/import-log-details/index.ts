import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogDetailsScreen } from './screen.tsx'

export const ImportLogDetails = defineScreen({
  id: 'import-log-details',
  component: ImportLogDetailsScreen,
  opens: {
    ids: ['import-log-errors'],
    load: async () => ({ 'import-log-errors': await import('../import-log-errors/index.ts') }),
  },
})
export { ImportLogDetails as screen }
