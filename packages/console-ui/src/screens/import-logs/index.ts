import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogsScreen } from './screen.tsx'

export const ImportLogs = defineScreen({ id: 'import-logs', component: ImportLogsScreen })
export { reads } from './screen.tsx'
export { ImportLogs as screen }
