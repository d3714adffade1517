import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { UserAuditLogScreen } from './screen.tsx'

export const UserAuditLog = defineScreen({ id: 'user-audit-log', component: UserAuditLogScreen })
export { UserAuditLog as screen }
