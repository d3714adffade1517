import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { AuditLogScreen } from './screen.tsx'

export const AuditLog = defineScreen({ id: 'audit-log', component: AuditLogScreen })
export { AuditLog as screen }
