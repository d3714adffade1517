import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { below as belowResults } from '../import-log-results/below.ts'
import { ImportLogResultsScreen } from '../import-log-results/screen.tsx'

export const below = {
  'import-log-results': {
    screen: defineScreen({ id: 'import-log-results', component: ImportLogResultsScreen }),
  },
  'import-log-details': belowResults['import-log-details'],
  'import-log-errors': belowResults['import-log-errors'],
} as const
