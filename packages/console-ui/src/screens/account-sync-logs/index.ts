import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { AccountSyncLogsScreen } from './screen.tsx'

export const AccountSyncLogs = defineScreen({ id: 'account-sync-logs', component: AccountSyncLogsScreen })
export { AccountSyncLogs as screen }
