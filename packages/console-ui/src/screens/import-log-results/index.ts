import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogResultsScreen } from './screen.tsx'

export const ImportLogResults = defineScreen({ id: 'import-log-results', component: ImportLogResultsScreen })
export { ImportLogResults as screen }
