import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogDetailsScreen } from './screen.tsx'

export const ImportLogDetails = defineScreen({ id: 'import-log-details', component: ImportLogDetailsScreen })
export { ImportLogDetails as screen }
