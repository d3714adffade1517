import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogErrorsScreen } from './screen.tsx'

export const ImportLogErrors = defineScreen({ id: 'import-log-errors', component: ImportLogErrorsScreen })
export { ImportLogErrors as screen }
