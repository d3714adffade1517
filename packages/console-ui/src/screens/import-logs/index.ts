import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ImportLogsScreen, reads } from './screen.tsx'

export const ImportLogs = defineScreen({ id: 'import-logs', component: ImportLogsScreen })
export { ImportLogs as screen, reads }
