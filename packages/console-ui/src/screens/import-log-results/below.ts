import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogDetailsScreen } from '../import-log-details/screen.tsx'
import { ImportLogErrorsScreen } from '../import-log-errors/screen.tsx'
import { CompareBatches } from './compare/compare-batches.tsx'
import { importLogResultsScreen } from './screen.tsx'

// Loaded as one, whichever log opens them, and opening nothing by themselves: each further import() splits what a host loads
// first into more small files.
export { CompareBatches }
export const below = {
  'import-log-results': {
    screen: defineScreen({
      id: 'import-log-results',
      component: importLogResultsScreen(async () => CompareBatches),
    }),
  },
  'import-log-details': {
    screen: defineScreen({ id: 'import-log-details', component: ImportLogDetailsScreen }),
  },
  'import-log-errors': {
    screen: defineScreen({ id: 'import-log-errors', component: ImportLogErrorsScreen }),
  },
} as const
