import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ExportLogDetailsScreen } from '../export-log-details/screen.tsx'
import { ExportLogResultsScreen } from '../export-log-results/screen.tsx'

// As below Import Logs.
export const below = {
  'export-log-results': {
    screen: defineScreen({ id: 'export-log-results', component: ExportLogResultsScreen }),
  },
  'export-log-details': {
    screen: defineScreen({ id: 'export-log-details', component: ExportLogDetailsScreen }),
  },
} as const
